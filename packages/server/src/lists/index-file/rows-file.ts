import { createHash } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import type { IndexPlace } from '../snapshot/snapshot.ts';
import { rowsPath } from './index-file-name.ts';
import { writeWhole } from './write-index-file.ts';

/* Header size of a rows file, next to its index: SHA-256 of the index key and the rows; the rows follow. */
const HEAD_BYTES = 32;
/** Bytes read and hashed at a time: short enough for a loading service to answer requests in between. */
const BLOCK_BYTES = 2 ** 19;
/** A larger file cannot be ours. */
const MAX_BYTES = 2 ** 28;

/** Saves the rows of an index. */
export const saveRows = ({ path, key }: IndexPlace, rows: Uint8Array): Promise<void> =>
  writeWhole(rowsPath(path), (writeAt) => {
    writeAt(createHash('sha256').update(key).update(rows).digest(), 0);
    writeAt(rows, HEAD_BYTES);
  });

/**
 * The saved rows of an index. Undefined if there are none, or if the file has changed: it is then removed and must be
 * recomputed.
 */
export async function findRows({ path, key }: IndexPlace): Promise<SharedArrayBuffer | undefined> {
  const file = rowsPath(path);
  if (!existsSync(file)) return undefined;
  const rows = await readRows(file, key).catch(() => undefined);
  if (rows === undefined) rmSync(file, { force: true });
  return rows;
}

async function readRows(path: string, key: string): Promise<SharedArrayBuffer | undefined> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    if (size <= HEAD_BYTES || size > MAX_BYTES) return undefined;
    const head = Buffer.alloc(HEAD_BYTES);
    await file.read(head, 0, HEAD_BYTES, 0);
    const rows = new SharedArrayBuffer(size - HEAD_BYTES);
    const view = new Uint8Array(rows);
    const hash = createHash('sha256').update(key);
    for (let at = 0; at < view.length; ) {
      const { bytesRead } = await file.read(view, at, Math.min(BLOCK_BYTES, view.length - at), HEAD_BYTES + at);
      if (bytesRead === 0) return undefined;
      hash.update(view.subarray(at, at + bytesRead));
      at += bytesRead;
    }
    return hash.digest().equals(head) ? rows : undefined;
  } finally {
    await file.close();
  }
}
