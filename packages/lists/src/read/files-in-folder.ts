import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ListRefused } from '../list/list-refused.ts';

const MAX_DEPTH = 3;
const LIST_NAME = /\.(?:xml|csv|tsv|xlsx?|ods|jsonl?|ndjson|zip|gz|bz2|xz|7z)$/i;

/** Whether a file or folder is named like a list, in any format. */
export const isCalledLikeList = (path: string): boolean => LIST_NAME.test(path);

/**
 * Files in a folder and its sub-folders, ordered by path, and folders named like a list; hidden folders are ignored.
 * Links are followed: volumes are often composed of links.
 * @throws ListRefused (`unreadable`) when a folder cannot be read
 */
export function filesInFolder(dir: string): Promise<string[]> {
  return filesIn(dir, 0);
}

async function filesIn(dir: string, depth: number): Promise<string[]> {
  try {
    const entries = await readdir(dir, { withFileTypes: true });
    entries.sort((a, b) => (a.name < b.name ? -1 : 1));
    const files: string[] = [];
    for (const entry of entries) {
      const path = join(dir, entry.name);
      const isFolder = entry.isSymbolicLink() ? await isFolderAt(path) : entry.isDirectory();
      if (isFolder && entry.name.startsWith('.')) continue;
      // A folder named like a list is often an archive that was meant to be unpacked: it is reported, and its files are
      // read.
      if (isFolder && isCalledLikeList(entry.name)) files.push(path);
      if (isFolder && depth < MAX_DEPTH) files.push(...(await filesIn(path, depth + 1)));
      else if (!isFolder) files.push(path);
    }
    return files;
  } catch (cause) {
    throw new ListRefused('unreadable', 'is a folder that cannot be read: check the path and its permissions', {
      file: dir,
      cause,
    });
  }
}

/** A broken link counts as an unreadable file. */
const isFolderAt = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
