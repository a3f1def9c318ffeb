import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { downloadedFiles } from '@namesake/lists';
import { recordOf } from '../../lib/formats/json-record.ts';
import type { BlobStore } from '../store/blob-store.ts';
import type { PublishedFile } from '../store/publication-store.ts';

/** The folder of downloads, shared by all nodes: any of them may ask publishers next. */
export class SharedDownloads {
  readonly #dir: string;
  readonly #blobs: BlobStore;

  /** @param dir folder of all downloads */
  constructor(dir: string, blobs: BlobStore) {
    this.#dir = dir;
    this.#blobs = blobs;
  }

  /** Stores all files. */
  async offer(): Promise<readonly PublishedFile[]> {
    const files: PublishedFile[] = [];
    for (const path of await this.#paths())
      files.push({ path, hash: (await this.#blobs.put(join(this.#dir, path))).hash });
    return files;
  }

  /**
   * Makes the folder equal to what was published. A list that a command on this machine downloaded or accepted later
   * stays unchanged.
   * @param wanted selects files; all if absent
   */
  async fetch(published: readonly PublishedFile[], wanted: (path: string) => boolean = () => true): Promise<void> {
    const here = new Map((await downloadedFiles(this.#dir)).map(({ list, checkedAt }) => [list, checkedAt]));
    for (const [list, files] of Map.groupBy(published, ({ path }) => listOf(path))) {
      const own = here.get(list);
      const meta = files.find(({ path }) => path === `${list}/meta.json`);
      if (own !== undefined && meta !== undefined && own > (await this.#checkedAt(meta))) continue;
      const known = new Map(files.map(({ path, hash }) => [path, hash]));
      const extra = (await this.#paths()).filter((path) => listOf(path) === list && !known.has(path) && wanted(path));
      for (const path of extra) await rm(join(this.#dir, path), { force: true });
      for (const { path, hash } of files) if (wanted(path)) await this.#bring(path, hash);
    }
  }

  async #bring(path: string, hash: string): Promise<void> {
    const target = join(this.#dir, path);
    if (existsSync(target) && (await hashOf(target)) === hash) return;
    await this.#blobs.fetch(hash, target);
  }

  /** Last check of a published file with its publisher; read from a copy, since the file may not be taken over. */
  async #checkedAt({ hash }: PublishedFile): Promise<string> {
    const copy = join(this.#dir, `${hash}.meta.part`);
    try {
      await this.#blobs.fetch(hash, copy);
      return String(recordOf(JSON.parse(await readFile(copy, 'utf8')))['checkedAt']);
    } finally {
      await rm(copy, { force: true });
    }
  }

  async #paths(): Promise<readonly string[]> {
    if (!existsSync(this.#dir)) return [];
    const entries = await readdir(this.#dir, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.part') && entry.parentPath !== this.#dir)
      .map(({ parentPath, name }) => relative(this.#dir, join(parentPath, name)).split(sep).join('/'))
      .sort();
  }
}

const listOf = (path: string): string => path.slice(0, path.indexOf('/'));

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
