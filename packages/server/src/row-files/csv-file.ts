import type { FileEncoding } from '@namesake/contract';
import { CsvRows } from '@namesake/lists';
import { FORMULA } from '../lib/formats/csv-row.ts';

/** Exports of core banking systems have bars, too. */
const SEPARATORS = [',', ';', '\t', '|'];

/** A row of cells, and the line that it begins on, from 1. */
export type CellRow = { readonly cells: readonly string[]; readonly line: number };

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
