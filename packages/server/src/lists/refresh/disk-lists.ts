import { relative } from 'node:path';
import { filesInFolder } from '@namesake/lists';
import { ConfigError } from '../../lib/errors/config-error.ts';
import { StorageUnavailable } from '../../lib/errors/storage-problem.ts';
import { contentOf } from '../index-file/index-key.ts';
import type { ChangeLists, Load } from '../load.ts';
import type { LoadResult } from '../loading/load-snapshot.ts';
import { reportLine } from '../loading/report-load.ts';
import type { ListSync } from '../sharing/list-sync.ts';
import type { ListKeeper } from '../state/list-keeper.ts';
import type { LeftOutFile } from '../state/list-knowledge.ts';
import { FolderWatch } from './folder-watch.ts';
import type { Refreshed } from './refreshed.ts';

/** Interval of checks for replaced files in the folder. */
const LOOK_EVERY_MS = 60_000;
/** Every 60th check compares the content of the files. */
const HASH_EVERY_LOOKS = 60;
/** Checks of an unchanged folder before a failed load is tried again. */
const RETRY_AFTER_LOOKS = 10;

const FILE_GONE =
  'Its file is no longer in the folder of lists. Put it back, or start with --accept-lists and a reason.';

const NOT_THERE = 'NAMESAKE_LISTS_REQUIRED names it, and no file in the folder of lists is this list.';

export type DiskOptions = {
  readonly dir: string;
  readonly keeper: ListKeeper;
  readonly change: ChangeLists;
  /** Marks lists as required, durably. */
  readonly require: (ids: readonly string[]) => Promise<void>;
  /** Receives lines for the operator. */
  readonly report: (line: string) => void;
  /** Text that changes whenever another process decides or learns something about the files. */
  readonly decided?: () => Promise<string>;
  readonly sync: Pick<ListSync, 'basis' | 'follow' | 'isShared'>;
  readonly lookEveryMs?: number;
};

/** Options for reading a folder. */
type FolderOptions = Omit<DiskOptions, 'change' | 'lookEveryMs'>;

/**
 * Loads the official files of a folder, marks their lists as required, and reloads whenever the folder changes. A list
 * stays required after its file is gone, so that it is never silently left out. Resolves with a function that stops the
 * watch.
 * @throws ConfigError when the folder holds no readable list
 */
export async function startDiskLists(options: DiskOptions): Promise<() => void> {
  const { dir, keeper, sync, change, report, decided = async () => '', lookEveryMs = LOOK_EVERY_MS } = options;
  const listOfFile = new Map<string, string>();
  const watch = new FolderWatch(dir, HASH_EVERY_LOOKS);
  await watch.changed();
  let seen = await decided();
  await sync.follow();
  const isPublished = keeper.current() !== undefined;
  let [loading, looks, isOwed] = [false, 0, false];
  const reload = async (why: string, now: string): Promise<void> => {
    // A load that failed because of the database is tried again at the next check.
    [seen, looks, isOwed] = [now, 0, true];
    await change(async (load) => {
      if (await isLoaded(options)) return;
      report(`${why}: loading them`);
      await loadAll(load, options, listOfFile).catch((error: unknown) => void lose(options, error));
    });
    isOwed = false;
  };
  if (!isPublished) {
    report(`Loading lists from ${dir}`);
    await change(async (load) => {
      if (!(await isLoaded(options))) await loadAll(load, options, listOfFile);
    });
  }
  /** One load at a time; a failure is reported and the load stays due. */
  const unlessLoading = async (work: () => Promise<void>): Promise<void> => {
    if (loading) return;
    loading = true;
    try {
      await work();
    } catch (error) {
      report(`The folder of lists was not looked at: ${error instanceof Error ? error.message : String(error)}`);
    }
    loading = false;
  };
  const look = async (): Promise<void> => {
    const now = await decided();
    const changed = await watch.changed();
    looks += 1;
    if (changed) await reload(`Files in ${dir} changed`, now);
    else if (now !== seen) await reload(`A file in ${dir} was accepted or imported`, now);
    else if (isOwed) await reload(`Files in ${dir} could not be recorded`, now);
    else if (keeper.isLost && looks >= RETRY_AFTER_LOOKS) await reload(`Files in ${dir} could not be loaded`, now);
  };
  // The folder, or this code, may be newer than the published index.
  if (isPublished) void unlessLoading(() => reload(`Files in ${dir} are not those that were published`, seen));
  const timer = setInterval(() => void unlessLoading(look), lookEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** Whether another node loaded the same files, decisions and code, and this node searches the result. */
async function isLoaded({ sync, keeper, ...options }: FolderOptions): Promise<boolean> {
  if (!sync.isShared || keeper.current() === undefined || keeper.isLost) return false;
  const basis = await basisOf(options);
  return basis !== null && basis === sync.basis;
}

/** Identity of an index built from the folder at this moment; null if the folder cannot be read. */
async function basisOf({
  dir,
  decided = async () => '',
}: Pick<DiskOptions, 'dir' | 'decided'>): Promise<string | null> {
  const content = await contentOf({ kind: 'dir', dir });
  return content === undefined ? null : JSON.stringify([content.hash, await decided()]);
}

/**
 * The folder cannot be loaded: the lists in memory stay. Returns the reason.
 * @throws StorageUnavailable when the database failed, which says nothing about the folder
 */
function lose({ keeper, report }: FolderOptions, error: unknown): string {
  if (error instanceof StorageUnavailable) throw error;
  const reason = error instanceof Error ? error.message : String(error);
  report(`  the last good lists stay in use and count as stale: ${reason}`);
  keeper.lose('The folder of lists cannot be loaded any more; the last good version stays in use.');
  return reason;
}

/** Reads the folder as if it had changed. Problems are also part of the list states. */
export async function refreshDisk(load: Load, options: FolderOptions): Promise<Refreshed> {
  try {
    await loadFolder(load, options);
    return { outcome: 'read_again' };
  } catch (error) {
    return { outcome: 'failed', because: lose(options, error) };
  }
}

/** Reads the folder again after a decision about its lists. */
export function loadFolder(load: Load, options: FolderOptions): Promise<void> {
  return loadAll(load, options, new Map());
}

async function loadAll(load: Load, options: FolderOptions, listOfFile: Map<string, string>): Promise<void> {
  const { dir, keeper, report, sync } = options;
  const basis = sync.isShared ? await basisOf(options) : null;
  await load({
    request: { kind: 'dir', dir },
    origin: 'disk',
    onMessage: (message) => {
      if (message.kind === 'read') listOfFile.set(message.version.file, message.version.id);
      const line = reportLine(message);
      if (line !== undefined) report(line);
    },
    judge: async (loaded) => {
      // If the folder disappeared during the read, its files are not at fault.
      if (loaded.refused.some(({ code }) => code === 'unreadable')) await filesInFolder(dir);
      keeper.leaveOut(leftOutOf(dir, loaded));
      if (loaded.snapshot.lists.length === 0) throw new ConfigError(nothingLoaded(dir, loaded));
      await judgeDisk(options, loaded, listOfFile);
      return true;
    },
  });
  sync.basis = basis;
}

/** A file that should be a list but was refused is required nonetheless: its list is missing, and answers say so. */
async function judgeDisk(
  { keeper, require }: FolderOptions,
  { snapshot, refused }: LoadResult,
  listOfFile: ReadonlyMap<string, string>,
): Promise<void> {
  const loaded = snapshot.lists.map(({ id }) => id);
  const broken = refused.map((file) => ({ ...file, list: file.list ?? listOfFile.get(file.path) ?? null }));
  await require([...loaded, ...broken.map(({ list }) => list).filter((list) => list !== null)]);
  for (const id of keeper.required)
    keeper.problem(id, loaded.includes(id) ? undefined : whyAbsent(keeper, id), 'failed');
  for (const { list, reason } of broken) if (list !== null) keeper.problem(list, reason);
  // Entries only in the other of two files of a list are not searched: no answer is complete until one is removed.
  keeper.unrecognised(broken.filter(({ list, code }) => list === null || code === 'duplicate_list'));
}

function leftOutOf(dir: string, { refused, skipped }: LoadResult): readonly LeftOutFile[] {
  const files = [
    ...refused.map((file) => ({ ...file, refused: true })),
    ...skipped.map((file) => ({ ...file, refused: false })),
  ];
  return files.map(({ path, list, reason, refused: isRefused }) => ({
    file: relative(dir, path),
    list,
    refused: isRefused,
    reason,
  }));
}

const whyAbsent = ({ declared }: ListKeeper, id: string): string => (declared.includes(id) ? NOT_THERE : FILE_GONE);

function nothingLoaded(dir: string, { skipped, refused }: LoadResult): string {
  const found = [...refused, ...skipped].map(({ path, reason }) => `  ${path}: ${reason}`);
  const what = found.length === 0 ? 'It holds no file.' : `What it holds:\n${found.join('\n')}`;
  return `No list could be loaded from ${dir}. ${what}\nGive --lists a folder with official list files, such as SDN.XML.`;
}
