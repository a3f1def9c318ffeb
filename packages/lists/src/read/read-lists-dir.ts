import { basename, extname } from 'node:path';
import type { Listing } from '@namesake/engine';
import { ListRefused } from '../list/list-refused.ts';
import type { ListVersion } from '../list/list-version.ts';
import { isManifest } from '../own-files/ftm/manifest.ts';
import { SOURCES } from '../registry/registry.ts';
import { type FileReader, oneByOne } from './file-reader.ts';
import { filesInFolder, isCalledLikeList } from './files-in-folder.ts';
import { FilesOfLists } from './files-of-lists.ts';

/** File that accompanies a published dataset. */
const INDEX = /(?:^|[/\\])index\.json$/i;
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
  /** Called for each listing of each used file, once all files were read. Absent if only the versions are needed. */
  readonly onListing?: (listing: Listing) => void;
  /** Called before and after each file is read. */
  readonly onProgress?: (progress: DirProgress) => void;
  readonly maxBytes?: number;
  /** Reads the files; one after another on this thread if absent. */
  readonly reader?: FileReader;
  /** Why the chosen file of a list must not be used nonetheless; its listings are then not passed on. */
  readonly judge?: (version: ListVersion) => ListRefused | undefined;
  /** Unix milliseconds: a publication date in the future is ignored. Default: now. */
  readonly nowMs?: number;
};

export type DirProgress =
  | { readonly phase: 'reading'; readonly path: string }
  /** Read in full, and the best file of its list so far. */
  | { readonly phase: 'loaded'; readonly path: string; readonly version: ListVersion }
  /** `list`: for a list file that another file of the same list replaces. */
  | { readonly phase: 'skipped'; readonly path: string; readonly reason: string; readonly list?: string }
  /** `version`: for a file that was read in full. */
  | { readonly phase: 'refused'; readonly path: string; readonly refused: ListRefused; readonly version?: ListVersion };

export type SkippedFile = { readonly path: string; readonly reason: string };

export type DirContents = {
  readonly loaded: readonly ListVersion[];
  /** Files that are not lists, or whose list another file provides. */
  readonly skipped: readonly SkippedFile[];
  /** Files that should be a list but must not be used. */
  readonly refused: readonly ListRefused[];
};

/**
 * Reads every list in a folder and its sub-folders, ordered by path. Of two files of one list, the newer publication is
 * used, see `chooseFile`; its listings are passed on after the choice. Throws `ListRefused` (`unreadable`) only if the
 * folder itself cannot be read.
 */
export async function readListsDir(dir: string, options: ReadDirOptions = {}): Promise<DirContents> {
  const skipped: SkippedFile[] = [];
  const refused: ListRefused[] = [];
  const report = options.onProgress ?? (() => {});
  const paths = await filesInFolder(dir);
  const { onListing, maxBytes, reader = oneByOne(onListing, maxBytes), judge = () => undefined } = options;
  const read = reader(paths.filter(mayBeList).map((path) => ({ path })));
  const files = new FilesOfLists(options.nowMs ?? Date.now());
  const skip = (path: string, reason: string, list?: string): void => {
    skipped.push({ path, reason });
    report({ phase: 'skipped', path, reason, ...(list === undefined ? {} : { list }) });
  };
  const refuse = (path: string, refusal: ListRefused, version?: ListVersion): void => {
    refused.push(refusal);
    report({ phase: 'refused', path, refused: refusal, ...(version === undefined ? {} : { version }) });
  };
  for (const path of paths) {
    report({ phase: 'reading', path });
    try {
      if (!mayBeList(path)) throw new ListRefused('unsupported_format', 'is not a list file', { file: path });
      const { version, handOn } = await read({ path });
      const isUsed = files.add(version, handOn) && judge(version) === undefined;
      if (isUsed) report({ phase: 'loaded', path, version });
    } catch (error) {
      if (!(error instanceof ListRefused)) throw error;
      const isRecognised = error.code !== 'unsupported_format';
      const list = (isRecognised ? error.list : undefined) ?? listNamed(path);
      const { position } = error;
      // An unrecognised file belongs to no list, whatever refused it.
      const refusal = new ListRefused(error.code, error.reason, {
        file: path,
        ...(list === undefined ? {} : { list }),
        ...(position === undefined ? {} : { position }),
      });
      if (isRecognised || list !== undefined) refuse(path, refusal);
      else if (await isManifest(path, paths)) continue;
      else if (mayBeList(path) && isCalledLikeList(path) && !INDEX.test(path) && !error.isKnown) refuse(path, refusal);
      else skip(path, error.reason);
    }
  }
  const loaded: ListVersion[] = [];
  for (const { chosen, handOn, others } of files.chosen()) {
    const list = chosen.id;
    const refusal = judge(chosen);
    if (refusal === undefined) {
      handOn();
      loaded.push(chosen);
    } else refuse(chosen.file, refusal, chosen);
    for (const { version, reason, relation } of others) {
      const { file } = version;
      if (relation === 'doubtful')
        refuse(file, new ListRefused('duplicate_list', `is ${reason}`, { file, list }), version);
      else skip(file, reason, list);
    }
  }
  return { loaded, skipped, refused };
}

/**
 * The list whose publisher uses this file name; a mirror may have compressed the file. Two lists use
 * `consolidated.xml`: a guess could make a list required that was never there.
 */
function listNamed(path: string): string | undefined {
  const name = basename(path)
    .replace(/\.(?:gz|zip)$/i, '')
    .toLowerCase();
  const [source, ...more] = SOURCES.filter(({ fileNames }) => fileNames.some((one) => one.toLowerCase() === name));
  return more.length === 0 ? source?.id : undefined;
}

function mayBeList(path: string): boolean {
  const name = path.replace(/\.gz$/i, '');
  const isAside = /(?:^|[/\\])(?:\.|meta\.json$|.*\.mapping\.json$)/.test(name.slice(name.search(/[^/\\]+$/)));
  return !NOT_LISTS.has(extname(name).toLowerCase()) && !isAside;
}
