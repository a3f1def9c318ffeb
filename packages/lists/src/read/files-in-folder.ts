import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ListRefused } from '../list/list-refused.ts';

const MAX_DEPTH = 3;
const LIST_NAME = /\.(?:xml|csv|tsv|xlsx?|ods|jsonl?|ndjson|zip|gz|bz2|xz|7z)$/i;

/** Whether a file or folder has a name as lists have it, read or not. */
export const isCalledLikeList = (path: string): boolean => LIST_NAME.test(path);

/**
 * The files in a folder and its sub-folders, in order of their paths, and folders that are called like a list; hidden
 * folders are none of the user's. A link counts as what it leads to: volumes are often put together of links.
 *
 * @throws ListRefused (`unreadable`) where a folder cannot be read
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
      // A folder called like a list is often one that was meant to be unpacked: it is reported, and its files are read.
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

/** One that leads nowhere is a file that cannot be read. */
const isFolderAt = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
