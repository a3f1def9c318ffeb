import { join } from 'node:path';
import type { SharedStores } from '../../stores/storage.ts';
import type { BlobStore } from '../store/blob-store.ts';
import { VersionFiles } from './version-files.ts';

/** Exchanges files of stored versions with other nodes. */
export interface VersionShare {
  /** Fetches missing files of these contents into the folder; those stored nowhere stay missing. */
  fetch(contents: readonly string[]): Promise<void>;
  /** Provides the files of these contents in the folder to other nodes. */
  offer(contents: readonly string[]): Promise<void>;
}

/** SQLite: all files are in the folder. */
export const OWN_VERSIONS: VersionShare = { fetch: async () => {}, offer: async () => {} };

/**
 * Files of stored versions in a folder, shared if several nodes use the database.
 * @param dir folder of stored listings
 */
export function shareVersions(dir: string, shared: Pick<SharedStores, 'blobs'> | null): VersionShare {
  return shared === null ? OWN_VERSIONS : new SharedVersions(dir, shared.blobs);
}

class SharedVersions implements VersionShare {
  readonly #dir: string;
  readonly #blobs: BlobStore;

  constructor(dir: string, blobs: BlobStore) {
    this.#dir = dir;
    this.#blobs = blobs;
  }

  async fetch(contents: readonly string[]): Promise<void> {
    const files = new VersionFiles(this.#dir);
    const missing = [...new Set(contents)].filter((content) => !files.has(content));
    for (const [content, hash] of await this.#blobs.versions(missing))
      await this.#blobs.fetch(hash, this.#path(content));
  }

  async offer(contents: readonly string[]): Promise<void> {
    const files = new VersionFiles(this.#dir);
    const here = [...new Set(contents)].filter((content) => files.has(content));
    const known = await this.#blobs.versions(here);
    for (const content of here) {
      if (known.has(content)) continue;
      const { hash } = await this.#blobs.put(this.#path(content));
      await this.#blobs.linkVersion(content, hash);
    }
  }

  #path(content: string): string {
    return join(this.#dir, VersionFiles.nameOf(content));
  }
}
