import { existsSync, readdirSync } from 'node:fs';
import type { PlannedSource } from '../config/planned-sources.ts';
import type { ListKeeper } from './list-keeper.ts';
import type { loadSnapshot } from './load-snapshot.ts';
import type { LoaderMessage } from './loader-protocol.ts';
import { reportLine } from './report-load.ts';
import { retryDelayMs } from './retry-delay.ts';
import { watchDownloads } from './watch-downloads.ts';

/** Downloads under way at the same time: one slow publisher does not hold up the others. */
const AT_ONCE = 2;

const EARLY_MS = 10 * 60_000;

const NOT_DOWNLOADED = 'NAMESAKE_LISTS_REQUIRED names it, and it is not downloaded: name it in NAMESAKE_LISTS_CONFIG.';

/** What became of one download. */
export type Download = { readonly changed: boolean; readonly checkedAtMs: number; readonly records: number };

export type DownloadOptions = {
  /** Folder where downloaded files are kept, the last good ones among them. */
  readonly dir: string;
  readonly sources: readonly PlannedSource[];
  /** False: never ask a publisher; use what was downloaded before, or the sample. */
  readonly online: boolean;
  readonly keeper: ListKeeper;
  readonly load: typeof loadSnapshot;
  /** Makes lists required, durably. */
  readonly require: (ids: readonly string[]) => Promise<void>;
  readonly download: (source: PlannedSource, dir: string, say: (text: string) => void) => Promise<Download>;
  readonly lookEveryMs?: number;
  /** Told lines for the operator. */
  readonly report: (line: string) => void;
};

/** What loading what was downloaded needs. */
export type LoadOptions = Pick<DownloadOptions, 'dir' | 'sources' | 'keeper' | 'load' | 'require' | 'report'>;

/**
 * Keeps the required lists up to date from their publishers. Starts at once on what was downloaded before, or else on
 * the fictional sample; resolves when that is loaded, with a function that stops asking.
 */
export async function startDownloadedLists(options: DownloadOptions): Promise<() => void> {
  const { dir, online, report } = options;
  if (existsSync(dir) && readdirSync(dir).length > 0) await loadDownloads(options).catch(complain(report));
  if (options.keeper.current() === undefined) await loadSample(options);
  let busy = false;
  const stopWatch = watchDownloads({ ...options, isBusy: () => busy, reload: () => loadDownloads(options) });
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let failures = 0;
  const round = async (): Promise<void> => {
    busy = true;
    const complete = await refresh(options).catch(complain(report));
    busy = false;
    failures = complete === true ? 0 : failures + 1;
    if (stopped) return;
    timer = setTimeout(() => void round(), retryDelayMs(failures, Math.random()));
    timer.unref();
  };
  if (online) void round();
  return () => {
    stopped = true;
    stopWatch();
    clearTimeout(timer);
  };
}

/** Asks every publisher once, and loads what is new. True where all of them answered. */
async function refresh(options: DownloadOptions): Promise<boolean> {
  const { sources, keeper, report } = options;
  const first = keeper.current()?.origin === 'sample';
  if (first) report('Downloading the official lists (searches answer from the sample until they are here)');
  const results: Result[] = [];
  const queue = sources.filter((source) => isDue(source, keeper));
  const worker = async (): Promise<void> => {
    for (let source = queue.shift(); source !== undefined; source = queue.shift())
      results.push(await downloadOne(source, options));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  const failed = results.filter((result) => result === 'failed').length;
  if (results.includes('updated') || (first && failed < sources.length)) await loadDownloads(options);
  return failed === 0;
}

/** A list that is to be asked for less often waits; the ten minutes allow for rounds that are early by chance. */
function isDue({ id, everyMs }: PlannedSource, keeper: ListKeeper): boolean {
  if (everyMs === undefined) return true;
  const nowMs = Date.now();
  const state = keeper.states(nowMs).find((list) => list.id === id);
  const checkedAtMs = state?.loaded === null ? undefined : state?.checkedAtMs;
  return checkedAtMs === undefined || checkedAtMs === null || nowMs - checkedAtMs >= everyMs - EARLY_MS;
}

/** Asks the publisher of one list now, and loads what is new. Lists that this service does not download are loaded as they are. */
export async function refreshOne(id: string, options: DownloadOptions): Promise<void> {
  const source = options.sources.find((known) => known.id === id);
  const result = source === undefined || !options.online ? 'updated' : await downloadOne(source, options);
  if (result !== 'updated') return;
  await loadDownloads(options).catch((error: unknown) => {
    complain(options.report)(error);
    options.keeper.problem(id, error instanceof Error ? error.message : String(error));
  });
}

type Result = 'updated' | 'unchanged' | 'failed';

async function downloadOne(source: PlannedSource, { dir, keeper, download, report }: DownloadOptions): Promise<Result> {
  const { id, title } = source;
  try {
    const { changed, checkedAtMs, records } = await download(source, dir, (text) => report(`  ${id}: ${text}`));
    if (changed) report(`  ${id}: downloaded and verified, ${records} records (${title})`);
    keeper.checked(id, checkedAtMs);
    return changed ? 'updated' : 'unchanged';
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    keeper.problem(id, reason);
    report(`  not downloaded: ${reason}`);
    return 'failed';
  }
}

/** Loads what was downloaded, and searches it from now on. */
export async function loadDownloads({ dir, sources, keeper, load, require, report }: LoadOptions): Promise<void> {
  const { snapshot, refused } = await load({ kind: 'downloads', dir }, 'download', told(report));
  for (const { list, reason } of refused) if (list !== null) keeper.problem(list, reason);
  if (snapshot.lists.length === 0) return;
  await require(sources.map(({ id }) => id));
  for (const id of keeper.declared) if (!sources.some((source) => source.id === id)) keeper.problem(id, NOT_DOWNLOADED);
  keeper.adopt(snapshot);
}

async function loadSample({ keeper, load }: DownloadOptions): Promise<void> {
  const { snapshot } = await load({ kind: 'sample' }, 'sample', () => {});
  keeper.adopt(snapshot);
}

function told(report: (line: string) => void): (message: LoaderMessage) => void {
  return (message) => {
    const line = reportLine(message);
    if (line !== undefined) report(line);
  };
}

function complain(report: (line: string) => void): (error: unknown) => undefined {
  return (error) => {
    report(`Lists were not refreshed: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  };
}
