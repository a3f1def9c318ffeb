import { Readable } from 'node:stream';
import type { FileEncoding } from '@namesake/contract';
import { CsvRows } from '@namesake/lists';
import { z } from 'zod';
import { FORMULA } from '../lib/formats/csv-row.ts';
import { linesOf } from '../lib/formats/lines.ts';

/** Exports of core banking systems have bars, too. */
const SEPARATORS = [',', ';', '\t', '|'];

/** A row of cells, and the line that it begins on, from 1. */
export type CellRow = { readonly cells: readonly string[]; readonly line: number };

const storedRow = z.tuple([z.int(), z.int()], z.string());

/**
 * A row of a workbook as it is stored: a JSON array of the number of its sheet and its own, both from 1, and its
 * cells.
 */
export const sheetLine = (sheet: number, number: number, cells: readonly string[]): string =>
  `${JSON.stringify([sheet, number, ...cells])}\n`;

/** Rows of one sheet of a stored workbook. */
export async function* sheetFile(file: AsyncIterable<Uint8Array>, sheet: number): AsyncGenerator<CellRow> {
  const wanted = `[${sheet},`;
  for await (const { text } of linesOf(Readable.from(file))) {
    if (typeof text !== 'string' || !text.startsWith(wanted)) continue;
    const [, line, ...cells] = storedRow.parse(JSON.parse(text));
    yield { cells, line };
  }
}

/**
 * Rows of a CSV file in any encoding, the headings first; only what one chunk holds is in memory.
 *
 * @throws ListRefused where a quote is never closed, or a row is larger than any row of a party
 */
export async function* csvFile(file: AsyncIterable<Uint8Array>, encoding: FileEncoding): AsyncGenerator<CellRow> {
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

/** Our reports, and others, write an apostrophe before what a spreadsheet would take for a formula. */
const plain = (cell: string): string => (cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell);
