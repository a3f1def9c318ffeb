import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ListVersion } from '../../list/list-version.ts';
import type { Validators } from '../http/fetch-to-file.ts';

/** Metadata of a downloaded file. */
export type DownloadMeta = Validators & {
  /** ISO instant of the last successful check, whether or not it found a new version. */
  readonly checkedAt: string;
  /** Address of the file and its validators; absent in metadata of earlier releases. */
  readonly url?: string;
  readonly version: ListVersion;
};

/** `<dir>/<list>/current.xml`: the publisher's bytes, decompressed from transfer. */
export function currentFile(dir: string, list: string): string {
  return join(dir, list, 'current.xml');
}

/** A new name in the same folder, so that a rename is atomic. */
export function temporaryFile(dir: string, list: string): string {
  return join(dir, list, `${randomUUID()}.part`);
}

export async function makeListFolder(dir: string, list: string): Promise<void> {
  await mkdir(join(dir, list), { recursive: true });
}

/** A file in the folder of all downloads. */
export type DownloadedHash = {
  readonly list: string;
  /** SHA-256 of the file, hexadecimal. */
  readonly sha256: string;
  /** ISO instants: when its publisher last answered, and when it was published. */
  readonly checkedAt: string;
  readonly publishedAt: string;
};

/** The last good files in the folder of all downloads, from their metadata: no file is read. */
export async function downloadedFiles(dir: string): Promise<readonly DownloadedHash[]> {
  const lists = (await readdir(dir).catch(() => [])).sort();
  const metas = await Promise.all(lists.map(async (list) => ({ list, meta: await readMeta(dir, list) })));
  return metas.flatMap(({ list, meta }) => {
    if (meta === undefined) return [];
    const { checkedAt, version } = meta;
    return [{ list, sha256: version.sha256.replace(/^sha256:/, ''), checkedAt, publishedAt: version.publishedAt }];
  });
}

/** The stored metadata; undefined if it is missing or unreadable: the file is then downloaded again. */
export async function readMeta(dir: string, list: string): Promise<DownloadMeta | undefined> {
  try {
    const meta: unknown = JSON.parse(await readFile(metaFile(dir, list), 'utf8'));
    return isMeta(meta) ? meta : undefined;
  } catch {
    return undefined;
  }
}

export async function writeMeta(dir: string, list: string, meta: DownloadMeta): Promise<void> {
  const temporary = temporaryFile(dir, list);
  const file = await open(temporary, 'wx');
  try {
    await file.writeFile(`${JSON.stringify(meta, null, 2)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await replaceFile(temporary, metaFile(dir, list));
}

/** Renames over `target`, so that readers see either the old file or the new one, and makes the rename durable. */
export async function replaceFile(temporary: string, target: string): Promise<void> {
  await rename(temporary, target);
  if (process.platform === 'win32') return;
  const folder = await open(dirname(target), 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

function metaFile(dir: string, list: string): string {
  return join(dir, list, 'meta.json');
}

function isMeta(value: unknown): value is DownloadMeta {
  if (typeof value !== 'object' || value === null || !('checkedAt' in value) || !('version' in value)) return false;
  const { checkedAt, version } = value;
  return (
    typeof checkedAt === 'string' &&
    typeof version === 'object' &&
    version !== null &&
    'sha256' in version &&
    typeof version.sha256 === 'string' &&
    'records' in version &&
    typeof version.records === 'number' &&
    'publishedAt' in version &&
    typeof version.publishedAt === 'string'
  );
}
