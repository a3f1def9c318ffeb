import { Readable } from 'node:stream';
import { z } from 'zod';
import { linesOf } from '../lib/formats/lines-of.ts';
import type { CellRow } from './csv-file.ts';

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
