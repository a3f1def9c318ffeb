import { parseInstant } from '../../fields/parse-instant.ts';
import type { Sheet, Workbook } from '../format.ts';
import { cellsOf, richText } from './cells.ts';
import { tooLargeWorkbook, WorkbookParts } from './parts.ts';

/** The largest real list has about 15 MB unpacked, and a tenth of these rows. */
const LIMITS = { bytes: 128 * 1024 * 1024, records: 500_000 };
const MAX_CELLS = 5_000_000;

/**
 * Reads the XLSX file of a list: its sheets in order, their rows on demand.
 * @param lost stands for a missing value; a publisher's list is read without it
 * @throws ListRefused
 */
export function readWorkbook(bytes: Buffer, lost = ''): Workbook {
  const parts = new WorkbookParts(bytes, LIMITS);
  let cellCount = 0;
  let strings: readonly string[] | undefined;
  const sheets = parts.sheets().map(({ name, path }): Sheet => {
    let rows: readonly (readonly string[])[] | undefined;
    const numbers: number[] = [];
    return {
      name,
      rows: () => {
        strings ??= parts.records('xl/sharedStrings.xml', 'si', richText);
        const known = strings;
        // Cached: read to identify the list, and again to parse it.
        rows ??= parts.records(path, 'row', (row) => {
          numbers.push(Number(row.attributes['r'] ?? numbers.length + 1));
          const cells = cellsOf(row, known, { lost });
          cellCount += cells.length;
          if (cellCount > MAX_CELLS) throw tooLargeWorkbook(`${MAX_CELLS} cells`);
          return cells;
        });
        return rows;
      },
      rowNumber: (at) => numbers[at] ?? at + 1,
    };
  });
  const [modified] = parts.records('docProps/core.xml', 'modified', ({ text }) => text.trim());
  const modifiedAt = parseInstant(modified);
  return { sheets, ...(modifiedAt === undefined ? {} : { modifiedAt }) };
}
