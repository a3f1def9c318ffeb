import { createHash, randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import type { IndexImage } from '@namesake/engine';
import type { HeldRecords } from '../snapshot/packed-records.ts';
import type { PackedTies } from '../snapshot/tie-packer.ts';
import { ALIGNMENT, type LoadFacts, MAGIC, type Part, PRELUDE_BYTES, type SavedFacts } from './saved-format.ts';
import { DRAFT_SUFFIX } from './saved-indexes.ts';

const BLOCK_BYTES = 2 ** 24;

export type SavedContent = {
  readonly facts: Omit<LoadFacts, 'controls'>;
  /** Ends the proof of the index, which may go on while it is written; asked for when all else is. A file of an index that is no good is thrown away. */
  readonly controls: () => Promise<LoadFacts['controls']>;
  readonly index: IndexImage;
  readonly ties: PackedTies;
  /** Undefined where nobody will ask for them. */
  readonly records: HeldRecords | undefined;
};

/**
 * Writes an index to a file of this name: whole or not at all, and durable when it returns, unless nobody needs it after a crash.
 *
 * @returns the path of the file
 */
export async function writeSaved(
  dir: string,
  name: string,
  key: string,
  content: SavedContent,
  flush: 'flushed' | 'unflushed' = 'flushed',
): Promise<string> {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const path = join(dir, name);
  const draft = join(dir, `${randomUUID()}${DRAFT_SUFFIX}`);
  const file = openSync(draft, 'wx', 0o600);
  try {
    await writeContent(file, key, content);
    if (flush === 'flushed') fsyncSync(file);
    renameSync(draft, path);
    if (flush === 'flushed') flushFolder(dir);
    return path;
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  } finally {
    closeSync(file);
  }
}

async function writeContent(file: number, key: string, content: SavedContent): Promise<void> {
  const { facts, controls, index, ties, records } = content;
  let end = PRELUDE_BYTES;
  const write = (bytes: Uint8Array): number => {
    const from = Math.ceil(end / ALIGNMENT) * ALIGNMENT;
    for (let at = 0; at < bytes.length; )
      at += writeSync(file, bytes, at, Math.min(BLOCK_BYTES, bytes.length - at), from + at);
    end = from + bytes.length;
    return from;
  };
  const part = (bytes: Uint8Array): Part => ({
    from: write(bytes),
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  });
  const { ids = [], offsets = new Float64Array(1) } = records ?? {};
  const sums = Uint32Array.from(ids, (_, i) => crc32(records?.bytes.subarray(offsets[i], offsets[i + 1]) ?? ''));
  const written = {
    parts: {
      index: part(new Uint8Array(index.bytes)),
      tiesTo: part(bytesOf(ties.to)),
      tiesFrom: part(bytesOf(ties.from)),
      ids: part(Buffer.from(JSON.stringify(ids))),
      offsets: part(bytesOf(offsets)),
      sums: part(bytesOf(sums)),
    },
    recordsFrom: records === undefined ? null : write(records.bytes),
  };
  const saved: SavedFacts = {
    ...facts,
    controls: await controls(),
    key,
    layout: index.layout,
    tieIds: ties.ids,
    ...written,
  };
  const last = Buffer.from(JSON.stringify(saved));
  const from = write(last);
  const prelude = Buffer.alloc(PRELUDE_BYTES);
  prelude.write(MAGIC, 'latin1');
  prelude.writeBigUInt64LE(BigInt(from), 8);
  prelude.writeBigUInt64LE(BigInt(last.length), 16);
  createHash('sha256').update(last).digest().copy(prelude, 24);
  writeSync(file, prelude, 0, PRELUDE_BYTES, 0);
}

const bytesOf = (array: Float64Array | Uint32Array): Uint8Array =>
  new Uint8Array(array.buffer, array.byteOffset, array.byteLength);

function flushFolder(dir: string): void {
  if (process.platform === 'win32') return;
  const folder = openSync(dir, 'r');
  fsyncSync(folder);
  closeSync(folder);
}
