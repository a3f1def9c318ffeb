import { relative } from 'node:path';
import { ConfigError } from '../../config/config-error.ts';
import type { LoadResult, loadSnapshot } from '../loading/load-snapshot.ts';
import { reportLine } from '../loading/report-load.ts';
import type { LeftOutFile } from '../state/list-book.ts';
import type { ListKeeper } from '../state/list-registry.ts';
import { FolderWatch } from './folder-watch.ts';
import type { Refreshed } from './refreshed.ts';

/** How often the folder is looked at for files that were replaced. */
const LOOK_EVERY_MS = 60_000;
/** Each so many looks the content of the files is compared. */
const HASH_EVERY_LOOKS = 60;
/** After how many looks at an unchanged folder it is tried again, where the last try failed. */
const RETRY_AFTER_LOOKS = 10;

const FILE_GONE =
  'Its file is no longer in the folder of lists. Put it back, or start with --accept-lists and a reason.';

const NOT_THERE = 'NAMESAKE_LISTS_REQUIRED names it, and no file in the folder of lists is this list.';

export type DiskOptions = {
  readonly dir: string;
  readonly keeper: ListKeeper;
  readonly load: typeof loadSnapshot;
  /** Makes lists required, durably. */
  readonly require: (ids: readonly string[]) => Promise<void>;
  /** Receives lines for the operator. */
  readonly report: (line: string) => void;
  /** What another process decided or learned of its files: another text for each. */
  readonly decided?: () => Promise<string>;
  readonly lookEveryMs?: number;
};

/**
 * Loads the official files of a folder and makes their lists required, and again whenever the folder changes. A file
 * that goes away leaves its list required: what was once searched is never silently left out. Resolves with a function
 * that stops looking.
 *
 * @throws ConfigError when the folder holds no list that can be read
 */
export async function startDiskLists(options: DiskOptions): Promise<() => void> {
  const { dir, report, decided = async () => '', lookEveryMs = LOOK_EVERY_MS } = options;
  report(`Loading lists from ${dir}`);
  const listOfFile = new Map<string, string>();
  const watch = new FolderWatch(dir, HASH_EVERY_LOOKS);
  await watch.changed();
  let seen = await decided();
  await loadAll(options, listOfFile);
  let [loading, failed, looks] = [false, false, 0];
  const reload = async (why: string, now: string): Promise<void> => {
    [seen, looks] = [now, 0];
    report(`${why}: loading them`);
    try {
      await loadAll(options, listOfFile);
      failed = false;
    } catch (error) {
      failed = true;
      lose(options, error);
    }
  };
  const look = async (): Promise<void> => {
    if (loading) return;
    loading = true;
    try {
      const now = await decided();
      const changed = await watch.changed();
      looks += 1;
      if (changed) await reload(`Files in ${dir} changed`, now);
      else if (now !== seen) await reload(`A file in ${dir} was accepted or imported`, now);
      else if (failed && looks >= RETRY_AFTER_LOOKS) await reload(`Files in ${dir} could not be loaded`, now);
    } catch (error) {
      report(`The folder of lists was not looked at: ${error instanceof Error ? error.message : String(error)}`);
    }
    loading = false;
  };
  const timer = setInterval(() => void look(), lookEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** The folder cannot be loaded: what is in memory is all there is. Gives the reason. */
function lose({ keeper, report }: DiskOptions, error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  report(`  the last good lists stay in use and count as stale: ${reason}`);
  keeper.lose('The folder of lists cannot be loaded any more; the last good version stays in use.');
  return reason;
}

/** Reads the folder now, as if it had changed. The state of the lists also reports its problems. */
export async function refreshDisk(options: DiskOptions): Promise<Refreshed> {
  try {
    await reloadDisk(options);
    return { outcome: 'read_again' };
  } catch (error) {
    return { outcome: 'failed', because: lose(options, error) };
  }
}

/** Reads the folder again, because of what was decided about its lists. */
export function reloadDisk(options: DiskOptions): Promise<void> {
  return loadAll(options, new Map());
}

async function loadAll(options: DiskOptions, listOfFile: Map<string, string>): Promise<void> {
  const { dir, load, report } = options;
  const onMessage = (message: Parameters<typeof reportLine>[0]): void => {
    if (message.kind === 'read') listOfFile.set(message.version.file, message.version.id);
    const line = reportLine(message);
    if (line !== undefined) report(line);
  };
  const result = await load({ kind: 'dir', dir }, 'disk', onMessage);
  options.keeper.leaveOut(leftOutOf(dir, result));
  if (result.snapshot.lists.length === 0) throw new ConfigError(nothingLoaded(dir, result));
  await adoptDisk(options, result, listOfFile);
}

/** A file that should be a list and was refused is required all the same: its list is missing, and answers say so. */
async function adoptDisk(
  { keeper, require }: DiskOptions,
  { snapshot, refused }: LoadResult,
  listOfFile: ReadonlyMap<string, string>,
): Promise<void> {
  const loaded = snapshot.lists.map(({ id }) => id);
  const broken = refused.map((file) => ({ ...file, list: file.list ?? listOfFile.get(file.path) ?? null }));
  await require([...loaded, ...broken.map(({ list }) => list).filter((list) => list !== null)]);
  for (const id of keeper.required)
    keeper.problem(id, loaded.includes(id) ? undefined : whyAbsent(keeper, id), 'failed');
  for (const { list, reason } of broken) if (list !== null) keeper.problem(list, reason);
  // What only the other one of two files says is not searched: nothing is complete until one of them is removed.
  keeper.unrecognised(broken.filter(({ list, code }) => list === null || code === 'duplicate_list'));
  keeper.adopt(snapshot);
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
