import { randomUUID } from 'node:crypto';
import { closeSync, mkdirSync, openSync, readdirSync, readSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import type { FiledRecords, HeldRecords } from './packed-records.ts';

const SUFFIX = '.records';
const BLOCK_BYTES = 2 ** 24;

/** Open files of snapshots that are searched no more: nobody can tell when the last request on one has ended but the collector. */
const unused = new FinalizationRegistry<number>((file) => closeSync(file));

/**
 * Writes records to a file of their own, to be read per hit. It serves this process only: the file is made anew at every load, so it need
 * not survive a crash, and the checksums stay in memory.
 */
export function writeRecords(dir: string, { bytes, offsets, ids }: HeldRecords): FiledRecords {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const path = join(dir, `${process.pid}-${randomUUID()}${SUFFIX}`);
  const file = openSync(path, 'wx', 0o600);
  try {
    for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at, Math.min(BLOCK_BYTES, bytes.length - at));
  } finally {
    closeSync(file);
  }
  const sums = Uint32Array.from(ids, (_, number) => crc32(bytes.subarray(offsets[number], offsets[number + 1])));
  return { kind: 'file', path, from: 0, keep: false, sums, offsets, ids };
}

/** Reads records of a file by number. The file goes with the process, whichever way that ends. */
export class RecordsFile {
  readonly #file: number;
  readonly #records: FiledRecords;

  constructor(records: FiledRecords) {
    this.#records = records;
    this.#file = openSync(records.path, 'r');
    unused.register(this, this.#file);
    // Open files stay readable without a name; where the system refuses, the next start removes it.
    if (!records.keep) rmSync(records.path, { force: true });
  }

  /** @throws Error when the disk gives back something else than was written */
  read(number: number): Buffer {
    const { offsets, sums } = this.#records;
    const from = offsets[number] ?? 0;
    const bytes = Buffer.allocUnsafe((offsets[number + 1] ?? from) - from);
    const got = readSync(this.#file, bytes, 0, bytes.length, this.#records.from + from);
    if (got !== bytes.length || crc32(bytes) !== sums[number]) {
      // A file that is kept would be as damaged at the next start: without it, that makes a new one.
      if (this.#records.keep) rmSync(this.#records.path, { force: true });
      throw new Error('The records on the disk are damaged: check the disk and start again.');
    }
    return bytes;
  }
}

/** Removes what a process left that ended before it had opened its file. Only one service uses a data folder. */
export function sweepRecords(dir: string): void {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  for (const name of readdirSync(dir)) if (name.endsWith(SUFFIX)) rmSync(join(dir, name), { force: true });
}
