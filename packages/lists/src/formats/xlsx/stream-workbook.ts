import { ListRefused } from '../../list/list-refused.ts';
import { cellsOf, hasCellsBeyond, LOST, MAX_COLUMNS, richText } from './cells.ts';
import { dateCells } from './date-cells.ts';
import { tooLargeWorkbook, type WorkbookLimits, WorkbookParts } from './parts.ts';

/** Receives the sheets of a workbook by name, and their rows one after another. */
export type WorkbookHandlers = {
  readonly onSheet: (name: string, isHidden: boolean) => void;
  /** Cells of a non-empty row, and the row number that spreadsheets show, from 1. */
  readonly onRow: (cells: readonly string[], number: number) => void;
};

/** Sheets of charts and dialogs. */
const NO_ROWS = /\/(?:chart|dialog)sheets\//i;

/**
 * Reads all sheets of an XLSX file in order, row by row; dates are ISO. Holds one unpacked part and the shared texts.
 * Sheets without rows, such as charts, are skipped. A cell with an error, or a formula without its value, is U+FFFD.
 * @throws ListRefused when it is damaged, or exceeds the limits
 */
export function streamWorkbook(
  bytes: Uint8Array,
  limits: WorkbookLimits & { readonly sheets: number },
  { onSheet, onRow }: WorkbookHandlers,
): void {
  const parts = new WorkbookParts(bytes, limits);
  const sheets = parts.sheets().filter(({ path }) => !NO_ROWS.test(path));
  if (sheets.length > limits.sheets) throw tooLargeWorkbook(`${limits.sheets} sheets`);
  const dates = dateCells(parts);
  const strings = parts.records('xl/sharedStrings.xml', 'si', richText);
  for (const { name, path, isHidden } of sheets) {
    onSheet(name, isHidden);
    let number = 0;
    parts.each(path, 'row', (row) => {
      const before = number;
      number = Number(row.attributes['r'] ?? number + 1);
      if (hasCellsBeyond(row, strings)) throw tooLargeWorkbook(`${MAX_COLUMNS} columns`);
      const cells = cellsOf(row, strings, { dates, lost: LOST });
      if (cells.every((cell) => cell.trim() === '')) return;
      if (number === before) throw new ListRefused('malformed', 'has two rows of one number');
      onRow(cells, number);
    });
  }
}
