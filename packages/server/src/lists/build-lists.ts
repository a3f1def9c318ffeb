import { join } from 'node:path';
import { refusedFiles } from '@namesake/lists';
import { checkDeclared } from '../config/list-settings.ts';
import { plannedSources } from '../config/planned-sources.ts';
import { buildTurns } from './build-turns.ts';
import { HistoricalIndex } from './history/historical-index.ts';
import { type LoadParts, loadOptions } from './load-options.ts';
import { loadSnapshot } from './loading/load-snapshot.ts';
import { type LoadProgress, LoadTracker } from './loading/load-tracker.ts';
import { openKeeper } from './open-keeper.ts';
import { coalesced } from './refresh/coalesced.ts';
import { watchConfirmed } from './refresh/confirmed-removals.ts';
import { loadFolder, refreshDisk, startDiskLists } from './refresh/disk-lists.ts';
import { diskRefused } from './refresh/disk-refused.ts';
import { type LoadOptions, loadDownloads, refreshOne, startDownloadedLists } from './refresh/download-lists.ts';
import { acceptSource } from './refresh/download-source.ts';
import type { Refreshed } from './refresh/refreshed.ts';
import { type RefusedLists, refusedLists } from './refresh/refused-lists.ts';
import type { ListTurns } from './sharing/list-turns.ts';
import { sweepRecords } from './snapshot/records-file.ts';
import { watchControls } from './state/control-watch.ts';
import type { ListBook } from './state/list-book.ts';
import type { ListKeeper } from './state/list-registry.ts';
import { originOf } from './state/origin-of.ts';
import { VersionReader } from './versions/version-reader.ts';
import { shareVersions } from './versions/version-share.ts';

/** Parts of the application that know the lists. */
export type ListParts = {
  readonly lists: ListBook;
  /** How far loading lists has come; null while none is being loaded. */
  readonly loading: () => LoadProgress | null;
  /** Compares stored versions of lists. */
  readonly versions: Pick<VersionReader, 'diff'>;
  /** Lists as they were. */
  readonly historical: Pick<HistoricalIndex, 'absent' | 'fits' | 'of'>;
  /** Downloads that were not believed. */
  readonly refused: RefusedLists;
  /** Reads the lists again as they are on disk; resolves when searches run on them. */
  readonly reload: () => Promise<void>;
  /** Asks the publisher of a list now, or reads the folder again; resolves when searches run on what came. */
  readonly refresh: (id: string) => Promise<Refreshed>;
  /** Whether this node searches the newest lists of all nodes. */
  readonly sharing: Pick<ListTurns, 'lagMs' | 'problem'>;
};

export type BuildListsOptions = Omit<LoadParts, 'keeper' | 'sources' | 'tracker' | 'turns'> & {
  /** Called with the progress of a load, many times a second; with null when none is loaded any more. */
  readonly onProgress?: (progress: LoadProgress | null) => void;
};

export type BuiltLists = {
  readonly parts: ListParts;
  readonly keeper: ListKeeper;
  /** Loads the lists and keeps them up to date; resolves, with what ends that, when searches run on them. */
  readonly start: () => Promise<() => void>;
  /** Begins to check control names and confirmed removals; what it returns ends that. */
  readonly watch: (tell: (problem: string) => void) => () => void;
};

/** The lists of the service, from a folder or from their publishers. Nothing is loaded before `start`. */
export async function buildLists(options: BuildListsOptions): Promise<BuiltLists> {
  const { settings, storage, report, onProgress, now, load = loadSnapshot } = options;
  const { dataDir, listsDir, listsRequired } = settings;
  const sources = plannedSources(settings.listsConfig, settings.allowHttp);
  const ids = sources.map(({ id }) => id);
  const keeper = await openKeeper(settings, storage, ids, now());
  const tracker = new LoadTracker(onProgress);
  const turns = buildTurns({ ...options, keeper, load });
  const loading = loadOptions({ ...options, keeper, sources, tracker, turns });
  const [versionsDir, recordsDir] = [join(dataDir, 'versions'), join(dataDir, 'records')];
  sweepRecords(recordsDir);
  const isFolder = listsDir !== null;
  const loadAgain = (): Promise<void> => (isFolder ? loadFolder(loading) : loadDownloads(loading));
  const reload = (): Promise<void> => turns.alone(loadAgain);
  const share = shareVersions(versionsDir, storage.shared);
  const parts: ListParts = {
    lists: keeper,
    loading: () => tracker.current(),
    versions: new VersionReader(versionsDir, share),
    historical: new HistoricalIndex({
      dir: versionsDir,
      load: (request, ...rest) => load({ ...request, recordsDir, inBackground: true }, ...rest),
      mostBytes: settings.asOfMemoryMb * 2 ** 20,
      share,
    }),
    refused: isFolder ? diskRefused({ store: storage.refusedVersions, reload, now }) : downloadsRefused(loading),
    reload,
    refresh: coalesced((id) => turns.alone(() => (isFolder ? refreshDisk(loading) : refreshOne(id, loading)))),
    sharing: turns,
  };
  const start = async (): Promise<() => void> => {
    const stop = await (isFolder ? startDiskLists(loading) : startDownloadedLists(loading));
    const stopFollowing = storage.signals.listen('lists', () => turns.follow());
    const stored = await storage.requiredLists.all(originOf(listsDir));
    checkDeclared(listsRequired, [...ids, ...stored.map(({ id }) => id)]);
    return () => {
      stop();
      stopFollowing();
      turns.close();
    };
  };
  const watch = (tell: (problem: string) => void): (() => void) => {
    const { heldRemovals } = storage;
    const watches = [
      watchControls({ keeper, tell }),
      watchConfirmed({ heldRemovals, turns, reload: loadAgain, report }),
    ];
    return () => {
      for (const stopWatch of watches) stopWatch();
    };
  };
  return { parts, keeper, start, watch };
}

function downloadsRefused(loading: LoadOptions): RefusedLists {
  const { dir, sources, keeper, turns } = loading;
  const refused = refusedLists({
    sources,
    keeper,
    list: async (id) => {
      await turns.fetchRefused(id);
      return refusedFiles(dir, id);
    },
    accept: (source, sha256) => acceptSource(source, dir, sha256),
    reload: () => loadDownloads(loading),
  });
  return { ...refused, accept: (id, sha256) => turns.alone(() => refused.accept(id, sha256)) };
}
