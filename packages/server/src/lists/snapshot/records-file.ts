import { close, mkdirSync, openSync, readdirSync, readSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import type { FiledRecords } from './packed-records.ts';

/** Suffix of files that are removed with the process. */
export const SUFFIX = '.records';

/**
 * Closes files of superseded snapshots: only the garbage collector knows when the last request on one has ended.
 * Asynchronous, since the system takes 45 ms to free such a file with all official lists.
 */
const unused = new FinalizationRegistry<number>((file) => close(file, () => {}));

/** Reads records of a file by number. A temporary file is gone with the process, however that ends. */
export class RecordsFile {
  readonly #file: number;
  readonly #records: FiledRecords;

  constructor(records: FiledRecords) {
    this.#records = records;
    this.#file = openSync(records.path, 'r');
    unused.register(this, this.#file);
    // Open files stay readable without a name; if the system refuses, the next start removes it.
    if (!records.keep) rmSync(records.path, { force: true });
  }

  /** @throws Error when the disk returns other bytes than were written */
  read(number: number): Buffer {
    const { starts, lengths, sums } = this.#records;
    const bytes = Buffer.allocUnsafe(lengths[number] ?? 0);
    const got = readSync(this.#file, bytes, 0, bytes.length, starts[number] ?? 0);
    if (got !== bytes.length || crc32(bytes) !== sums[number]) {
      // A kept file would be just as damaged at the next start; without it, that start builds a new one.
      if (this.#records.keep) rmSync(this.#records.path, { force: true });
      throw new Error('The records on the disk are damaged: check the disk and start again.');
    }
    return bytes;
  }
}

/** Removes files of processes that ended before they opened them. Only one service uses a data folder. */
export function sweepRecords(dir: string): void {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  for (const name of readdirSync(dir)) if (name.endsWith(SUFFIX)) rmSync(join(dir, name), { force: true });
}
