import { Readable } from 'node:stream';
import type { BatchFormat, FileEncoding } from '@namesake/contract';
import { CsvRows } from '@namesake/lists';
import { z } from 'zod';
import { FORMULA } from '../lib/formats/csv-row.ts';
import { linesOf } from '../lib/formats/lines.ts';
import type { BatchLayout } from '../modules/batches/store/batch.ts';

/** Core banking systems export bars, data warehouses invisible control characters. */
const SEPARATORS = [',', ';', '\t', '|', '^', '\u0001', '\u001f'];

/** A row of cells, and the line that it begins on, from 1. */
type CellRow = { readonly cells: readonly string[]; readonly line: number };

const storedRow = z.tuple([z.int(), z.int()], z.string());

/** Where to find the rows in a file. */
type CellPlace = { readonly format: BatchFormat } & Pick<BatchLayout, 'encoding' | 'sheet'>;

/** Formats a workbook row for storage: a JSON array of its sheet number, its row number, both from 1, and its cells. */
export const sheetLine = (sheet: number, number: number, cells: readonly string[]): string =>
  `${JSON.stringify([sheet, number, ...cells])}\n`;

/** Rows of one sheet of a stored workbook. */
async function* sheetFile(file: AsyncIterable<Uint8Array>, sheet: number): AsyncGenerator<CellRow> {
  const wanted = `[${sheet},`;
  for await (const { text } of linesOf(Readable.from(file))) {
    if (typeof text !== 'string' || !text.startsWith(wanted)) continue;
    const [, line, ...cells] = storedRow.parse(JSON.parse(text));
    yield { cells, line };
  }
}

/**
 * Rows of a CSV file in any encoding, including the headings. Memory holds one chunk.
 * @throws ListRefused when a quote is never closed, or a row is longer than any row of a party
 */
async function* csvFile(file: AsyncIterable<Uint8Array>, encoding: FileEncoding): AsyncGenerator<CellRow> {
  const decoder = new TextDecoder(encoding);
  let rows: CellRow[] = [];
  const reader = new CsvRows((cells, line) => void rows.push({ cells: cells.map(plain), line }), undefined, SEPARATORS);
  const take = (): readonly CellRow[] => {
    const taken = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
    rows = [];
    return taken;
  };
  for await (const chunk of file) {
    reader.write(decoder.decode(chunk, { stream: true }));
    yield* take();
  }
  reader.write(decoder.decode());
  reader.end();
  yield* take();
}

/** Removes the apostrophe that reports put before text that a spreadsheet would take for a formula. */
const plain = (cell: string): string => (cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell);

/**
 * Rows of a file with columns, including the first. An unknown encoding is read as Western, for display.
 * @throws ListRefused when the rest of a CSV file cannot be split into rows
 */
export function cellRows(
  file: AsyncIterable<Uint8Array>,
  { format, encoding, sheet }: CellPlace,
): AsyncGenerator<CellRow> {
  return format === 'xlsx' ? sheetFile(file, sheet ?? 1) : csvFile(file, encoding ?? 'windows-1252');
}

/** The first rows of a file with columns, after those to skip. @throws as `cellRows` */
export async function firstCellRows(
  file: AsyncIterable<Uint8Array>,
  place: CellPlace,
  count: number,
  skip = 0,
): Promise<readonly (readonly string[])[]> {
  const first: (readonly string[])[] = [];
  let left = skip;
  for await (const { cells } of cellRows(file, place)) {
    if (left > 0) left -= 1;
    else if (first.push(cells) === count) break;
  }
  return first;
}
