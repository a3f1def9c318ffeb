import { existsSync, readdirSync } from 'node:fs';
import type { PlannedSource } from '../../config/planned-sources.ts';
import type { ChangeLists, Load } from '../load.ts';
import type { LoaderMessage } from '../loading/loader-protocol.ts';
import { reportLine } from '../loading/report-load.ts';
import type { ListSync } from '../sharing/list-sync.ts';
import type { ListKeeper } from '../state/list-keeper.ts';
import type { AskedPublisher } from './ask-publishers.ts';
import { type AskOptions, askPublishers } from './ask-publishers.ts';
import { NotDownloaded } from './not-downloaded.ts';
import type { Refreshed } from './refreshed.ts';
import { watchDownloads } from './watch-downloads.ts';

const EARLY_MS = 10 * 60_000;

const NOT_DOWNLOADED = 'NAMESAKE_LISTS_REQUIRED names it, and it is not downloaded: name it in NAMESAKE_LISTS_CONFIG.';

export type DownloadOptions = AskOptions & {
  readonly sources: readonly PlannedSource[];
  /** If false, publishers are never asked: earlier downloads or the sample are used. */
  readonly online: boolean;
  readonly change: ChangeLists;
  /** Marks lists as required, durably. */
  readonly require: (ids: readonly string[]) => Promise<void>;
  readonly sync: ListSync;
  readonly lookEveryMs?: number;
  /** Unix milliseconds. */
  readonly now: () => number;
  /** Number from 0 to 1, which spreads the requests of many installations. */
  readonly random: () => number;
};

/** Options for loading downloads. */
type LoadOptions = Pick<DownloadOptions, 'dir' | 'sources' | 'keeper' | 'require' | 'report'>;

/**
 * Keeps the required lists up to date from their publishers. Starts at once with earlier downloads, or else with the
 * fictional sample. Resolves, once that is loaded, with a function that stops the refresh.
 */
export async function startDownloadedLists(options: DownloadOptions): Promise<() => void> {
  const { dir, keeper, sync, change, online, report, now } = options;
  await sync.follow();
  const isOld = keeper.current() === undefined || sync.isOtherCode;
  const loadOwn = async (load: Load): Promise<void> => {
    const isOurs = keeper.current() !== undefined && !sync.isOtherCode;
    const isThere = existsSync(dir) && readdirSync(dir).length > 0;
    if (!isOurs && isThere) await loadDownloads(load, options).catch(complain(report));
    if (keeper.current() === undefined) await loadSample(load);
  };
  if (keeper.current() === undefined) await change(loadOwn);
  else if (isOld) void change(loadOwn).catch(complain(report));
  let busy = false;
  const stopWatch = watchDownloads({ ...options, isBusy: () => busy, reload: (load) => loadDownloads(load, options) });
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const round = async (): Promise<void> => {
    busy = true;
    const nextMs = await change((load) => askAll(load, options)).catch((error: unknown) => {
      complain(report)(error);
      return now() + retryDelayMs(1, options.random());
    });
    busy = false;
    if (stopped) return;
    timer = setTimeout(() => void round(), Math.max(0, nextMs - now()));
    timer.unref();
  };
  if (online) void round();
  return () => {
    stopped = true;
    stopWatch();
    clearTimeout(timer);
  };
}

/** Asks every publisher, unless another node just did. Returns when to ask again, in Unix milliseconds. */
async function askAll(load: Load, options: DownloadOptions): Promise<number> {
  const { keeper, sync, report, now, random } = options;
  if (sync.isShared && sync.plan !== null && sync.plan.nextMs > now()) return sync.plan.nextMs;
  const asked = await refresh(load, options).catch(complain(report));
  const isAnswered = asked?.some(({ result }) => result instanceof NotDownloaded) === false;
  const failures = isAnswered ? 0 : (sync.plan?.failures ?? 0) + 1;
  const nextMs = now() + retryDelayMs(failures, random());
  sync.plan = { nextMs, failures };
  const isSample = keeper.current()?.origin === 'sample';
  for (const line of roundLines(asked ?? [], { isSample, nextMs })) report(line);
  return nextMs;
}

/** Asks every publisher once, and loads new files. */
async function refresh(load: Load, options: DownloadOptions): Promise<readonly AskedPublisher[]> {
  const due = options.sources.filter((source) => isDue(source, options.keeper, options.now()));
  const isFirst = options.keeper.current()?.origin === 'sample';
  const asked = await askPublishers(due, options);
  const came = asked.filter(({ result }) => !(result instanceof NotDownloaded));
  if (came.some(({ result }) => result === 'updated') || (isFirst && came.length > 0))
    await loadDownloads(load, options);
  return asked;
}

/** Lists with a longer interval wait; ten minutes of tolerance allow for rounds that are early by chance. */
function isDue({ id, everyMs }: PlannedSource, keeper: ListKeeper, nowMs: number): boolean {
  if (everyMs === undefined) return true;
  const state = keeper.states(nowMs).find((list) => list.id === id);
  const checkedAtMs = state?.loaded === null ? undefined : state?.checkedAtMs;
  return checkedAtMs === undefined || checkedAtMs === null || nowMs - checkedAtMs >= everyMs - EARLY_MS;
}

/**
 * Asks the publisher of one list, and loads a new file. Lists that this service does not or may not download are
 * reloaded as they are.
 */
export async function refreshOne(load: Load, id: string, options: DownloadOptions): Promise<Refreshed> {
  const source = options.sources.find((known) => known.id === id);
  const isAsked = source !== undefined && options.online;
  const [asked] = isAsked ? await askPublishers([source], options) : [];
  if (asked?.result instanceof NotDownloaded) return { outcome: 'failed', because: asked.result.message };
  if (asked?.result === 'unchanged') return { outcome: 'unchanged' };
  try {
    await loadDownloads(load, options);
  } catch (error) {
    complain(options.report)(error);
    const because = error instanceof Error ? error.message : String(error);
    options.keeper.problem(id, because, 'failed');
    return { outcome: 'failed', because };
  }
  if (isAsked) return { outcome: 'updated' };
  return source === undefined ? { outcome: 'read_again' } : { outcome: 'not_asked' };
}

/** Loads the downloads and starts searching them. */
export function loadDownloads(load: Load, { dir, sources, keeper, require, report }: LoadOptions): Promise<void> {
  return load({
    request: { kind: 'downloads', dir },
    origin: 'download',
    onMessage: linesTo(report),
    judge: async ({ snapshot, refused }) => {
      for (const { list, reason } of refused) if (list !== null) keeper.problem(list, reason);
      if (snapshot.lists.length === 0) return false;
      await require(sources.map(({ id }) => id));
      for (const id of keeper.declared)
        if (!sources.some((source) => source.id === id)) keeper.problem(id, NOT_DOWNLOADED, 'failed');
      return true;
    },
  });
}

const loadSample = (load: Load): Promise<void> =>
  load({ request: { kind: 'sample' }, origin: 'sample', onMessage: () => {}, judge: async () => true });

function linesTo(report: (line: string) => void): (message: LoaderMessage) => void {
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

const MINUTE_MS = 60_000;

/** Interval of requests to publishers while all succeed. */
const CHECK_EVERY_MS = 60 * MINUTE_MS;

/**
 * Delay until publishers are asked again: an hour if all answered; after a failure a minute, doubled each time up to an
 * hour. Varied by up to a tenth, so that installations do not ask at the same time.
 * @param failures failed rounds since the last good one
 * @param random a number from 0 to 1
 */
export function retryDelayMs(failures: number, random: number): number {
  const delayMs = failures === 0 ? CHECK_EVERY_MS : Math.min(CHECK_EVERY_MS, MINUTE_MS * 2 ** (failures - 1));
  return Math.round(delayMs * (0.9 + 0.2 * random));
}

/** State after a round of requests to all publishers. */
type RoundState = {
  /** Whether only the fictional sample is searched. */
  readonly isSample: boolean;
  /** Time of the next round, Unix milliseconds. */
  readonly nextMs: number;
};

/**
 * Lines for the operator about publishers without a file: one line if none was reached, since the local network is then
 * at fault; otherwise one line per list and one with the next attempt. Empty without failures.
 */
export function roundLines(asked: readonly AskedPublisher[], { isSample, nextMs }: RoundState): readonly string[] {
  const failed = asked.flatMap(({ source, result }) =>
    result instanceof NotDownloaded ? [{ id: source.id, failure: result }] : [],
  );
  if (failed.length === 0) return [];
  const next = `next try at ${localTime(nextMs)}`;
  if (failed.length === asked.length && failed.every(({ failure }) => failure.isOffline))
    return [`offline: ${isSample ? 'sample only; use --lists DIR' : 'the lists stay as they were'}; ${next}`];
  const lines = failed.map(
    ({ id, failure }) => `  ${id}: ${failure.kind === 'refused' ? 'REFUSED' : 'not downloaded'}: ${failure.message}`,
  );
  return [...lines, `  ${next}`];
}

/** Hours and minutes in the time zone of the service. */
const localTime = (ms: number): string => new Date(ms).toTimeString().slice(0, 5);
