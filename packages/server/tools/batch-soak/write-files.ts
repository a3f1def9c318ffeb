import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { InventedRow } from './invented-rows.ts';

const AT_ONCE = 2_000;

/** Writes rows as the CSV that is uploaded. */
export const writeCsv = (path: string, rows: Iterable<InventedRow>): Promise<void> =>
  write(path, 'customer number,full name,birth date,country\n', rows, (row) => {
    const cells = [row.id, row.searchText, row.birthDate ?? '', row.countries?.[0] ?? ''];
    return cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');
  });

/** Writes rows as `namesake screen` reads them. */
export const writeLines = (path: string, rows: Iterable<InventedRow>): Promise<void> =>
  write(path, '', rows, (row) => JSON.stringify(row));

function write(
  path: string,
  head: string,
  rows: Iterable<InventedRow>,
  lineOf: (row: InventedRow) => string,
): Promise<void> {
  function* blocks(): Generator<string> {
    let block = head;
    let held = 0;
    for (const row of rows) {
      block += `${lineOf(row)}\n`;
      held += 1;
      if (held < AT_ONCE) continue;
      yield block;
      [block, held] = ['', 0];
    }
    yield block;
  }
  return pipeline(Readable.from(blocks()), createWriteStream(path));
}
