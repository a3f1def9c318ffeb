import { createHash, type Hash } from 'node:crypto';
import { open, readdir, stat } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { filesInFolder } from '@namesake/lists';
import type { LoadRequest } from '../load-order.ts';
import type { ArchiveOrder } from '../versions/compare-lists.ts';
import type { Held } from '../versions/held.ts';
import { codeHash } from './code-hash.ts';

const BLOCK_BYTES = 2 ** 20;

/** Decisions about the lists, in addition to their files. */
export type Decided = Pick<ArchiveOrder, 'active' | 'doubted' | 'held' | 'laterFileConfirms'>;

/** The sources of an index. */
export type MadeOf = {
  /** Hash of the code: see `codeHash`. */
  readonly code: string;
  /** SHA-256 of all sources. */
  readonly hash: string;
  /** SHA-256 of each folder, by its path. */
  readonly folders: Readonly<Record<string, string>>;
};

/**
 * SHA-256 of all sources of an index: the files with their names, and the code. Independent of the folder's location.
 * Undefined if a file cannot be read or is not a regular file: its content cannot be identified.
 */
export async function contentOf(request: LoadRequest): Promise<MadeOf | undefined> {
  if (request.kind !== 'dir' && request.kind !== 'downloads') return undefined;
  const code = codeHash();
  const begin = (): Hash => createHash('sha256').update(JSON.stringify([code, request.kind]));
  const whole = begin();
  const folders = new Map<string, Hash>();
  try {
    for (const path of await filesOf(request)) {
      const folder = relative(request.dir, dirname(path));
      const own = folders.get(folder) ?? begin();
      folders.set(folder, own);
      const file = await hashOfFile(path);
      for (const hash of [whole, own]) hash.update(`\0${relative(request.dir, path)}\0`).update(file);
    }
  } catch {
    return undefined;
  }
  const byFolder = Object.fromEntries([...folders].map(([folder, hash]) => [folder, hash.digest('hex')]));
  return { code, hash: whole.digest('hex'), folders: byFolder };
}

/**
 * Key of an index: equal keys give equal answers. It depends on the sources (`contentOf`), their location, since
 * reports name files, and, if versions are stored, on what was searched before and which removals are held.
 */
export function keyOf({ hash }: Pick<MadeOf, 'hash'>, dir: string, decided: Decided | undefined): string {
  const parts = [hash, resolve(dir), decided === undefined ? null : canonical(decided)];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/** The list files; for downloads also companion files, but not refused files and times of checks. */
async function filesOf({ kind, dir }: LoadRequest & { readonly dir: string }): Promise<readonly string[]> {
  if (kind === 'dir') return (await filesInFolder(dir)).sort();
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => !entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name));
  const isRead = (path: string): boolean =>
    resolve(dirname(dirname(path))) === resolve(dir) && basename(path) !== 'meta.json' && !path.endsWith('.part');
  return paths.filter(isRead).sort();
}

async function hashOfFile(path: string): Promise<Buffer> {
  const hash: Hash = createHash('sha256');
  // A FIFO may block forever, and a device has no end; neither is read as a list.
  if (!(await stat(path)).isFile()) return hash.update('no file').digest();
  const file = await open(path);
  try {
    const block = Buffer.allocUnsafe(BLOCK_BYTES);
    for (;;) {
      const { bytesRead } = await file.read(block, 0, BLOCK_BYTES);
      if (bytesRead === 0) return hash.digest();
      hash.update(block.subarray(0, bytesRead));
    }
  } finally {
    await file.close();
  }
}

/** Stable text of the decisions. Without held removals, confirmations do not matter. */
function canonical({ active, doubted, held, laterFileConfirms }: Decided): string {
  const byName = <T>(values: Readonly<Record<string, T>>): (readonly [string, T])[] =>
    Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1));
  const holding = byName(held).filter(([, listings]) => listings.length > 0);
  return JSON.stringify([
    byName(active),
    holding.map(([list, listings]) => [list, listings.map(heldAsText).sort()]),
    holding.length === 0 ? null : laterFileConfirms,
    doubted.toSorted(),
  ]);
}

const heldAsText = ({ listing, what, sha256, reason, confirmed }: Held): string =>
  JSON.stringify([listing, what, sha256, reason, confirmed]);
