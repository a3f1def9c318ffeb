import { createHash, randomUUID } from 'node:crypto';
import { closeSync, fdatasyncSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { crc32 } from 'node:zlib';
import { type IndexImage, orderOf } from '@namesake/engine';
import type { FiledRecords, HeldRecords } from '../snapshot/packed-records.ts';
import type { PackedTies } from '../snapshot/tie-packer.ts';
import { DRAFT_SUFFIX } from './index-files.ts';
import { ALIGNMENT, type LoadFacts, MAGIC, type Part, PRELUDE_BYTES, type SavedFacts } from './index-format.ts';

/**
 * Bytes written and flushed at a time: other flushes of the service, such as the record of each answer, wait for all
 * data queued before them.
 */
const BLOCK_BYTES = 2 ** 21;

export type SavedContent = {
  readonly facts: Omit<LoadFacts, 'controls'>;
  /**
   * Completes the proof of the index, which may run while the file is written; called last. The file of a faulty index
   * is discarded.
   */
  readonly controls: () => Promise<LoadFacts['controls']>;
  readonly index: IndexImage;
  readonly ties: PackedTies;
  /** In any order; undefined if records are not needed. */
  readonly records: HeldRecords | undefined;
  /** Packed `IndexNotes`; absent if no later index reuses this one. */
  readonly notes?: Pick<IndexImage, 'layout' | 'bytes'>;
};

/**
 * Writes an index to a file of this name.
 *
 * @returns the path of the file
 */
export async function writeSaved(dir: string, name: string, key: string, content: SavedContent): Promise<string> {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const path = join(dir, name);
  await writeWhole(path, (writeAt) => writeContent(writeAt, key, content));
  return path;
}

/** Writes a file atomically; it is durable on return. */
export async function writeWhole(path: string, write: (writeAt: WriteAt) => Promise<void> | void): Promise<void> {
  const dir = dirname(path);
  const draft = join(dir, `${randomUUID()}${DRAFT_SUFFIX}`);
  const file = openSync(draft, 'wx', 0o600);
  try {
    await write(flushing(file));
    fsyncSync(file);
    renameSync(draft, path);
    flushFolder(dir);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  } finally {
    closeSync(file);
  }
}

/** Writes bytes at a position in a file. */
type WriteAt = (bytes: Uint8Array, from: number) => void;

const flushing =
  (file: number): WriteAt =>
  (bytes, from) => {
    for (let at = 0; at < bytes.length; fdatasyncSync(file))
      at += writeSync(file, bytes, at, Math.min(BLOCK_BYTES, bytes.length - at), from + at);
  };

async function writeContent(writeAt: WriteAt, key: string, content: SavedContent): Promise<void> {
  const { facts, controls, index, ties, records, notes } = content;
  let end = PRELUDE_BYTES;
  const write = (bytes: Uint8Array): number => {
    const from = Math.ceil(end / ALIGNMENT) * ALIGNMENT;
    writeAt(bytes, from);
    end = from + bytes.length;
    return from;
  };
  const part = (bytes: Uint8Array): Part => ({
    from: write(bytes),
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  });
  const image = part(new Uint8Array(index.bytes));
  const from = records === undefined ? 0 : write(records.bytes);
  const { starts, lengths, sums } = records === undefined ? NO_PLACES : placesOf(records, from);
  const written = {
    parts: {
      index: image,
      tiesTo: part(bytesOf(ties.to)),
      tiesFrom: part(bytesOf(ties.from)),
      starts: part(bytesOf(starts)),
      lengths: part(bytesOf(lengths)),
      sums: part(bytesOf(sums)),
      notes: part(notes === undefined ? new Uint8Array() : new Uint8Array(notes.bytes)),
    },
    recordsEnd: records === undefined ? null : from + records.bytes.length,
  };
  const saved: SavedFacts = {
    ...facts,
    controls: await controls(),
    key,
    layout: index.layout,
    notesLayout: notes?.layout ?? null,
    tieIds: ties.ids,
    ...written,
  };
  const last = Buffer.from(JSON.stringify(saved));
  const factsFrom = write(last);
  const prelude = Buffer.alloc(PRELUDE_BYTES);
  prelude.write(MAGIC, 'latin1');
  prelude.writeBigUInt64LE(BigInt(factsFrom), 8);
  prelude.writeBigUInt64LE(BigInt(last.length), 16);
  createHash('sha256').update(last).digest().copy(prelude, 24);
  writeAt(prelude, 0);
}

const NO_PLACES = { starts: new Float64Array(), lengths: new Uint32Array(), sums: new Uint32Array() };

/** Position in the file of the record of each listing of the index. */
function placesOf({ bytes, offsets, ids }: HeldRecords, from: number): Omit<FiledRecords, 'path' | 'keep'> {
  const order = orderOf(ids);
  const startOf = (number: number): number => offsets[number] ?? 0;
  const endOf = (number: number): number => offsets[number + 1] ?? 0;
  return {
    starts: Float64Array.from(order, (number) => from + startOf(number)),
    lengths: Uint32Array.from(order, (number) => endOf(number) - startOf(number)),
    sums: Uint32Array.from(order, (number) => crc32(bytes.subarray(startOf(number), endOf(number)))),
  };
}

const bytesOf = (array: Float64Array | Uint32Array): Uint8Array =>
  new Uint8Array(array.buffer, array.byteOffset, array.byteLength);

function flushFolder(dir: string): void {
  if (process.platform === 'win32') return;
  const folder = openSync(dir, 'r');
  fsyncSync(folder);
  closeSync(folder);
}
