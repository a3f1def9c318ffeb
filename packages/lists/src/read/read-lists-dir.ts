import { extname } from 'node:path';
import type { Listing } from '@namesake/engine';
import { ListRefused } from '../list-refused.ts';
import type { ListVersion } from '../list-version.ts';
import { type FileReader, oneByOne } from './file-reader.ts';
import { filesInFolder } from './files-in-folder.ts';

const NOT_LISTS = new Set([
  '.md',
  '.txt',
  '.pdf',
  '.html',
  '.htm',
  '.sha256',
  '.sig',
  '.asc',
  '.tmp',
  '.part',
  '.refused',
]);

export type ReadDirOptions = {
  /** Called for each listing of each file. Discard those of a list in `refused`: `listing.list` says which it is. Absent where the versions are all that is asked for. */
  readonly onListing?: (listing: Listing) => void;
  /** Called before each file is read and when it has been. */
  readonly onProgress?: (progress: DirProgress) => void;
  readonly maxBytes?: number;
  /** Who reads the files; one after another in this thread where absent. */
  readonly reader?: FileReader;
};

export type DirProgress =
  | { readonly phase: 'reading'; readonly path: string }
  | { readonly phase: 'loaded'; readonly path: string; readonly version: ListVersion }
  | { readonly phase: 'skipped'; readonly path: string; readonly reason: string }
  | { readonly phase: 'refused'; readonly path: string; readonly refused: ListRefused };

export type SkippedFile = { readonly path: string; readonly reason: string };

export type DirContents = {
  readonly loaded: readonly ListVersion[];
  /** Files that are no list, or a list in a format that is not read. */
  readonly skipped: readonly SkippedFile[];
  /** Files that should be a list but must not be used. */
  readonly refused: readonly ListRefused[];
};

/**
 * Reads every list in a folder and its sub-folders, in the order of their paths. Each file's listings are handed on
 * only when the whole file has been accepted. Two files of one list: the second is refused. Throws `ListRefused`
 * (`unreadable`) only if the folder itself cannot be read.
 */
export async function readListsDir(dir: string, options: ReadDirOptions = {}): Promise<DirContents> {
  const loaded: ListVersion[] = [];
  const skipped: SkippedFile[] = [];
  const refused: ListRefused[] = [];
  const report = options.onProgress ?? (() => {});
  const paths = await filesInFolder(dir);
  const { onListing, maxBytes, reader = oneByOne(onListing, maxBytes) } = options;
  const read = reader(paths.filter(mayBeList).map((path) => ({ path })));
  for (const path of paths) {
    report({ phase: 'reading', path });
    try {
      const version = await readWhole(path, loaded, read);
      loaded.push(version);
      report({ phase: 'loaded', path, version });
    } catch (error) {
      if (!(error instanceof ListRefused)) throw error;
      if (error.code === 'unsupported_format') {
        skipped.push({ path, reason: error.reason });
        report({ phase: 'skipped', path, reason: error.reason });
      } else {
        refused.push(error);
        report({ phase: 'refused', path, refused: error });
      }
    }
  }
  return { loaded, skipped, refused };
}

function mayBeList(path: string): boolean {
  const name = path.replace(/\.gz$/i, '');
  const isAside = /(?:^|[/\\])(?:\.|meta\.json$|.*\.mapping\.json$)/.test(name.slice(name.search(/[^/\\]+$/)));
  return !NOT_LISTS.has(extname(name).toLowerCase()) && !isAside;
}

async function readWhole(
  path: string,
  loaded: readonly ListVersion[],
  read: ReturnType<FileReader>,
): Promise<ListVersion> {
  if (!mayBeList(path)) throw new ListRefused('unsupported_format', 'is not a list file', { file: path });
  const { version, handOn } = await read({ path });
  const earlier = loaded.find(({ id }) => id === version.id);
  if (earlier !== undefined) {
    const reason = `is the list ${version.id}, already read from ${earlier.file}: keep one of the two files`;
    throw new ListRefused('duplicate_list', reason, { file: path, list: version.id });
  }
  handOn();
  return version;
}
