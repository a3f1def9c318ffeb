import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { type IndexImage, type IndexNotes, unpackArrays } from '@namesake/engine';
import type { FiledRecords } from '../snapshot/packed-records.ts';
import type { PackedTies } from '../snapshot/tie-packer.ts';
import {
  type LoadFacts,
  MAGIC,
  type PartName,
  PRELUDE_BYTES,
  type SavedFacts,
  SavedIndexDamaged,
} from './index-format.ts';

/** Bytes read and hashed at a time: short enough for a loading service to answer requests in between. */
const BLOCK_BYTES = 2 ** 19;
/**
 * Facts take a few hundred kB, plus the ids of tied listings: tens of MB for a dataset of millions. More than fits in a
 * string cannot be ours.
 */
const MAX_FACTS_BYTES = 2 ** 29;

/** The saved result of a load. */
export type SavedIndex = {
  readonly facts: LoadFacts;
  readonly index: IndexImage;
  readonly ties: PackedTies;
  /** Undefined if no records were saved. */
  readonly records: FiledRecords | undefined;
};

/** A saved index as read, not yet unpacked. */
type ReadIndex = {
  readonly facts: SavedFacts;
  readonly parts: Readonly<Record<Exclude<PartName, 'notes'>, SharedArrayBuffer>>;
};

/**
 * Reads a saved index and checks every byte except the records, which are checked on each read.
 * @throws SavedIndexDamaged when its content has changed, or it was written under another key; Error when it cannot be
 * read
 */
export async function readSaved(path: string, key: string): Promise<SavedIndex> {
  return unpacked(path, await readChecked(path, key));
}

async function readChecked(path: string, key: string): Promise<ReadIndex> {
  const file = await open(path);
  try {
    const facts = await readFacts(file);
    if (facts.key !== key) throw new SavedIndexDamaged('it is the index of something else');
    const part = (name: PartName): Promise<SharedArrayBuffer> => readPart(file, facts, name);
    const parts = {
      index: await part('index'),
      tiesTo: await part('tiesTo'),
      tiesFrom: await part('tiesFrom'),
      starts: await part('starts'),
      lengths: await part('lengths'),
      sums: await part('sums'),
    };
    if (facts.recordsEnd !== null && (await file.stat()).size < facts.recordsEnd)
      throw new SavedIndexDamaged('it is shorter than it was written');
    return { facts, parts };
  } finally {
    await file.close();
  }
}

/**
 * Reads what a later index needs in order to reuse this one; undefined if that was not saved.
 * @throws SavedIndexDamaged when its content has changed; Error when it cannot be read
 */
export async function readNotes(path: string, facts: SavedFacts): Promise<IndexNotes | undefined> {
  if (facts.notesLayout === null) return undefined;
  const file = await open(path);
  try {
    return unpackArrays({ layout: facts.notesLayout, bytes: await readPart(file, facts, 'notes') });
  } finally {
    await file.close();
  }
}

/**
 * Reads the facts of a saved index. Of its parts, only the total length is checked.
 * @throws SavedIndexDamaged when its content has changed, or it was written under another key; Error when it cannot be
 * read
 */
export async function readSavedFacts(path: string, key: string): Promise<SavedFacts> {
  const file = await open(path);
  try {
    const facts = await readFacts(file);
    if (facts.key !== key) throw new SavedIndexDamaged('it is the index of something else');
    const ends = Object.values(facts.parts).map(({ from, bytes }) => from + bytes);
    if ((await file.stat()).size < Math.max(facts.recordsEnd ?? 0, ...ends))
      throw new SavedIndexDamaged('it is shorter than it was written');
    return facts;
  } finally {
    await file.close();
  }
}

function unpacked(path: string, { facts, parts }: ReadIndex): SavedIndex {
  const index: IndexImage = { layout: facts.layout, bytes: parts.index };
  const ties = {
    ids: facts.tieIds,
    to: new Uint32Array(copyOf(parts.tiesTo)),
    from: new Uint32Array(copyOf(parts.tiesFrom)),
  };
  const starts = new Float64Array(copyOf(parts.starts));
  const lengths = new Uint32Array(copyOf(parts.lengths));
  const sums = new Uint32Array(copyOf(parts.sums));
  const records = facts.recordsEnd === null ? undefined : { path, keep: true, starts, lengths, sums };
  return { facts, index, ties, records };
}

async function readFacts(file: FileHandle): Promise<SavedFacts> {
  const prelude = await readBytes(file, 0, PRELUDE_BYTES);
  if (prelude.toString('latin1', 0, 8) !== MAGIC) throw new SavedIndexDamaged('it has another form');
  const [from, bytes] = [Number(prelude.readBigUInt64LE(8)), Number(prelude.readBigUInt64LE(16))];
  if (bytes > MAX_FACTS_BYTES || from > Number.MAX_SAFE_INTEGER)
    throw new SavedIndexDamaged('its beginning is damaged');
  const json = await readBytes(file, from, bytes);
  if (!createHash('sha256').update(json).digest().equals(prelude.subarray(24)))
    throw new SavedIndexDamaged('what it says of itself is damaged');
  // The hash proves that `writeSaved` wrote this.
  const facts: SavedFacts = JSON.parse(json.toString('utf8'));
  return facts;
}

async function readBytes(file: FileHandle, from: number, bytes: number): Promise<Buffer> {
  const buffer = Buffer.alloc(bytes);
  const { bytesRead } = await file.read(buffer, 0, bytes, from);
  if (bytesRead !== bytes) throw new SavedIndexDamaged('it is shorter than it was written');
  return buffer;
}

async function readPart(file: FileHandle, { parts }: SavedFacts, name: PartName): Promise<SharedArrayBuffer> {
  const { from, bytes, sha256 } = parts[name];
  const shared = new SharedArrayBuffer(bytes);
  const view = new Uint8Array(shared);
  const hash = createHash('sha256');
  for (let at = 0; at < bytes; ) {
    const { bytesRead } = await file.read(view, at, Math.min(BLOCK_BYTES, bytes - at), from + at);
    if (bytesRead === 0) throw new SavedIndexDamaged('it is shorter than it was written');
    hash.update(view.subarray(at, at + bytesRead));
    at += bytesRead;
  }
  if (hash.digest('hex') !== sha256) throw new SavedIndexDamaged(`its part "${name}" is damaged`);
  return shared;
}

function copyOf(shared: SharedArrayBuffer): ArrayBuffer {
  const own = new ArrayBuffer(shared.byteLength);
  new Uint8Array(own).set(new Uint8Array(shared));
  return own;
}
