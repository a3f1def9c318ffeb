import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ListRefused, REFUSAL_CODES, type RefusalCode } from '../../list/list-refused.ts';
import type { ListVersion } from '../../list/list-version.ts';
import type { Source } from '../../list/source.ts';
import { readListFile } from '../../read/read-list-file.ts';
import { currentFile, replaceFile, writeMeta } from './list-store.ts';

/** A refused download, kept for inspection. */
export type RefusedFile = {
  readonly list: string;
  /** SHA-256 of the file, hexadecimal. */
  readonly sha256: string;
  readonly code: RefusalCode;
  readonly reason: string;
  /** ISO 8601 instant of its last arrival. */
  readonly refusedAt: string;
  readonly bytes: number;
  /** Whether it is a complete list that an operator may accept: of an unlikely size or date, but not broken. */
  readonly acceptable: boolean;
};

/** Maximum number of refused files kept per list. */
const MAX_KEPT = 5;

const ACCEPTABLE: ReadonlySet<RefusalCode> = new Set(['too_few', 'older', 'shrunk', 'grown', 'future']);

/** Moves a refused download out of the folders that lists are read from, with the reason; deletes the oldest ones. */
export async function keepRefused(
  dir: string,
  list: string,
  path: string,
  { code, reason }: ListRefused,
  refusedAt: string,
): Promise<void> {
  const { sha256, bytes } = await hashOf(path);
  await mkdir(folderOf(dir, list), { recursive: true });
  await replaceFile(path, fileOf(dir, list, sha256));
  const kept: RefusedFile = { list, sha256, code, reason, refusedAt, bytes, acceptable: ACCEPTABLE.has(code) };
  const part = `${path}.meta`;
  const file = await open(part, 'w');
  try {
    await file.writeFile(JSON.stringify(kept));
    await file.sync();
  } finally {
    await file.close();
  }
  await replaceFile(part, metaOf(dir, list, sha256));
  for (const old of (await refusedFiles(dir, list)).slice(MAX_KEPT)) await forget(dir, old);
}

/** Stored refused downloads of a list, newest first. */
export async function refusedFiles(dir: string, list: string): Promise<readonly RefusedFile[]> {
  const names = await readdir(folderOf(dir, list)).catch(() => []);
  const metas = names.filter((name) => name.endsWith('.meta.refused'));
  const read = await Promise.all(metas.map((name) => readRefused(join(folderOf(dir, list), name))));
  return read
    .filter((file) => file !== undefined)
    .sort((a, b) => (a.refusedAt < b.refusedAt ? 1 : a.refusedAt > b.refusedAt ? -1 : a.sha256 < b.sha256 ? -1 : 1));
}

/**
 * Replaces the last good version with a refused download, after a person has checked it. The file is read in full
 * again.
 * @throws ListRefused when it is missing (`unreadable`), or broken
 */
export async function acceptRefused({ id }: Source, dir: string, sha256: string): Promise<ListVersion> {
  const kept = (await refusedFiles(dir, id)).find((file) => file.sha256 === sha256);
  if (kept === undefined) throw new ListRefused('unreadable', 'is not kept', { list: id });
  if (!kept.acceptable) throw new ListRefused(kept.code, kept.reason, { list: id });
  const path = fileOf(dir, id, sha256);
  const version = await readListFile(path, { sourceHint: id, onListing: () => {} });
  const target = currentFile(dir, id);
  await replaceFile(path, target);
  await writeMeta(dir, id, {
    checkedAt: kept.refusedAt,
    version: { ...version, file: target, checkedAt: kept.refusedAt, isAccepted: true },
  });
  await forget(dir, kept);
  return version;
}

async function forget(dir: string, { list, sha256 }: RefusedFile): Promise<void> {
  await rm(metaOf(dir, list, sha256), { force: true });
  await rm(fileOf(dir, list, sha256), { force: true });
}

async function hashOf(path: string): Promise<{ readonly sha256: string; readonly bytes: number }> {
  const hash = createHash('sha256');
  let bytes = 0;
  const input = createReadStream(path);
  input.on('data', (chunk) => {
    bytes += chunk.length;
  });
  await pipeline(input, hash);
  return { sha256: hash.digest('hex'), bytes };
}

async function readRefused(path: string): Promise<RefusedFile | undefined> {
  try {
    const value: unknown = JSON.parse(await readFile(path, 'utf8'));
    return isRefused(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isRefused(value: unknown): value is RefusedFile {
  return (
    typeof value === 'object' &&
    value !== null &&
    'list' in value &&
    typeof value.list === 'string' &&
    'sha256' in value &&
    typeof value.sha256 === 'string' &&
    'code' in value &&
    REFUSAL_CODES.some((code) => code === value.code) &&
    'refusedAt' in value &&
    typeof value.refusedAt === 'string'
  );
}

function folderOf(dir: string, list: string): string {
  return join(dir, list, 'refused');
}

function fileOf(dir: string, list: string, sha256: string): string {
  return join(folderOf(dir, list), `${sha256}.refused`);
}

function metaOf(dir: string, list: string, sha256: string): string {
  return join(folderOf(dir, list), `${sha256}.meta.refused`);
}
