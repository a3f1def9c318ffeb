import { access } from 'node:fs/promises';
import type { Listing } from '@namesake/engine';
import { ListRefused } from '../list-refused.ts';
import type { ListVersion } from '../list-version.ts';
import { withMeta } from '../read/checked-again.ts';
import { readListFile } from '../read/read-list-file.ts';
import type { DirContents, ReadDirOptions } from '../read/read-lists-dir.ts';
import { SOURCES } from '../sources/registry.ts';
import { currentFile } from './list-store.ts';

/**
 * Reads the last good version of every list that `downloadList` has put into `dir`, with the time of its last check
 * as `checkedAt`. Lists never downloaded are simply absent. Each list's listings are handed on only when its whole
 * file has been accepted.
 */
export async function readDownloaded(dir: string, options: ReadDirOptions): Promise<DirContents> {
  const loaded: ListVersion[] = [];
  const refused: ListRefused[] = [];
  const report = options.onProgress ?? (() => {});
  for (const { id } of SOURCES) {
    const path = currentFile(dir, id);
    if (!(await exists(path))) continue;
    report({ phase: 'reading', path });
    try {
      const listings: Listing[] = [];
      const read = await readListFile(path, { sourceHint: id, onListing: (listing) => void listings.push(listing) });
      const version = await withMeta(dir, read);
      for (const listing of listings) options.onListing(listing);
      loaded.push(version);
      report({ phase: 'loaded', path, version });
    } catch (error) {
      if (!(error instanceof ListRefused)) throw error;
      refused.push(error);
      report({ phase: 'refused', path, refused: error });
    }
  }
  return { loaded, skipped: [], refused };
}

async function exists(path: string): Promise<boolean> {
  try {
    await access(path);
    return true;
  } catch {
    return false;
  }
}
