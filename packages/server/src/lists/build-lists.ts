import { join } from 'node:path';
import { refusedFiles } from '@namesake/lists';
import { checkDeclared } from '../config/list-settings.ts';
import { plannedSources } from '../config/planned-sources.ts';
import { bundleContacts } from './bundle/bundle-contacts.ts';
import { HistoricalIndex } from './history/historical-index.ts';
import { VersionArchive } from './history/version-archive.ts';
import { changingLists, type Load } from './load.ts';
import { loadSnapshot } from './loading/load-snapshot.ts';
import { type LoadProgress, LoadTracker } from './loading/load-tracker.ts';
import { RowFiller } from './neighbour-rows/row-filler.ts';
import { openKeeper } from './open-keeper.ts';
import { watchConfirmed } from './refresh/confirmed-removals.ts';
import { loadFolder, refreshDisk, startDiskLists } from './refresh/disk-lists.ts';
import { diskRefused } from './refresh/disk-refused.ts';
import { type DownloadOptions, loadDownloads, refreshOne, startDownloadedLists } from './refresh/download-lists.ts';
import { acceptSource } from './refresh/download-source.ts';
import type { Refreshed } from './refresh/refreshed.ts';
import { type RefusedLists, refusedLists } from './refresh/refused-lists.ts';
import { type RefreshParts, refreshOptions } from './refresh-options.ts';
import { type ListSync, SingleNodeSync } from './sharing/list-sync.ts';
import { SharedDownloads } from './sharing/shared-downloads.ts';
import { SharedSync } from './sharing/shared-sync.ts';
import { sweepRecords } from './snapshot/records-file.ts';
import type { Snapshot } from './snapshot/snapshot.ts';
import { watchControls } from './state/control-watch.ts';
import type { ListKeeper } from './state/list-keeper.ts';
import type { ListStateReader } from './state/list-state-reader.ts';
import { originOf } from './state/origin-of.ts';
import { VersionReader } from './versions/version-reader.ts';
import { shareVersions, type VersionShare } from './versions/version-share.ts';

/** Parts of the application that manage the lists. */
export type ListParts = {
  readonly lists: ListStateReader;
  /** Progress of loading lists; null if no list is being loaded. */
  readonly loading: () => LoadProgress | null;
  /** Compares stored versions of lists. */
  readonly versions: Pick<VersionReader, 'diff'>;
  /** Indexes of lists at earlier dates. */
  readonly historical: Pick<HistoricalIndex, 'absent' | 'fits' | 'of'>;
  /** Downloads that were refused. */
  readonly refused: RefusedLists;
  /** Reloads the lists from disk; resolves once searches use them. */
  readonly reload: () => Promise<void>;
  /** Asks the publisher of a list, or reads the folder again; resolves once searches use the result. */
  readonly refresh: (id: string) => Promise<Refreshed>;
  /** Whether this node searches the newest lists of all nodes. */
  readonly sharing: Pick<ListSync, 'isNewest' | 'lagMs' | 'problem'>;
};

export type BuildListsOptions = Omit<RefreshParts, 'change' | 'keeper' | 'sources' | 'sync' | 'tracker'> & {
  /** Called with each loaded snapshot before it is searched. */
  readonly onLoaded: (snapshot: Snapshot) => Promise<void>;
  /** Called with the progress of a load, many times a second, and with null at its end. */
  readonly onProgress?: (progress: LoadProgress | null) => void;
  /** Loads lists; in a child process if absent. */
  readonly load?: typeof loadSnapshot;
};

type BuiltLists = {
  readonly parts: ListParts;
  readonly keeper: ListKeeper;
  /** Loads the lists and keeps them up to date. Resolves, once searches use them, with the function that stops it. */
  readonly start: () => Promise<() => void>;
  /** Starts checking control names and confirmed removals; returns the function that stops it. */
  readonly watch: (tell: (problem: string) => void) => () => void;
};

/** The lists of the service, from a folder or from publishers. Nothing is loaded before `start`. */
export async function buildLists(options: BuildListsOptions): Promise<BuiltLists> {
  const { settings, storage, report, onLoaded, onProgress, now, load = loadSnapshot } = options;
  const { dataDir, listsDir, listsRequired } = settings;
  const sources = plannedSources(settings.listsConfig, settings.allowHttp);
  const ids = sources.map(({ id }) => id);
  const rows = new RowFiller(report);
  const keeper = await openKeeper(settings, storage, ids, (snapshot) => void rows.fill(snapshot), now());
  const tracker = new LoadTracker(onProgress);
  const [versionsDir, recordsDir] = [join(dataDir, 'versions'), join(dataDir, 'records')];
  sweepRecords(recordsDir);
  const share = shareVersions(versionsDir, storage.shared);
  const sync = openSync({ ...options, load, keeper, share });
  const saved = { dir: join(dataDir, 'index'), user: 'service' } as const;
  const change = changingLists({
    sync,
    tracker,
    versionArchive: new VersionArchive({
      dir: versionsDir,
      share,
      storage,
      keepDays: settings.listsKeepDays,
      laterFileConfirms: settings.listsConfirmRemovals === 'later_file',
      now,
    }),
    build: (request, ...rest) => load({ ...request, recordsDir, saved }, ...rest),
    contacts: () => bundleContacts(storage.audit),
    onLoaded,
    keeper,
  });
  const refreshing = refreshOptions({ ...options, keeper, sources, tracker, sync, change });
  const isFolder = listsDir !== null;
  const loadAgain = (next: Load): Promise<void> =>
    isFolder ? loadFolder(next, refreshing) : loadDownloads(next, refreshing);
  const reload = (): Promise<void> => change(loadAgain);
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
    refused: isFolder
      ? diskRefused({ store: storage.refusedVersions, reload, now })
      : downloadsRefused(refreshing, loadAgain),
    reload,
    refresh: coalesced((id) =>
      change((next) => (isFolder ? refreshDisk(next, refreshing) : refreshOne(next, id, refreshing))),
    ),
    sharing: sync,
  };
  const start = async (): Promise<() => void> => {
    const stop = await (isFolder ? startDiskLists(refreshing) : startDownloadedLists(refreshing));
    const stopFollowing = storage.signals.listen('lists', () => sync.follow());
    const stored = await storage.requiredLists.all(originOf(listsDir));
    checkDeclared(listsRequired, [...ids, ...stored.map(({ id }) => id)]);
    return () => {
      stop();
      stopFollowing();
      sync.close();
      rows.end();
    };
  };
  const watch = (tell: (problem: string) => void): (() => void) => {
    const { heldRemovals } = storage;
    const watches = [
      watchControls({ keeper, tell }),
      watchConfirmed({ heldRemovals, change, reload: loadAgain, report }),
    ];
    return () => {
      for (const stopWatch of watches) stopWatch();
    };
  };
  return { parts, keeper, start, watch };
}

type SyncParts = Pick<BuildListsOptions, 'now' | 'onLoaded' | 'report' | 'settings' | 'storage'> & {
  readonly keeper: ListKeeper;
  readonly load: typeof loadSnapshot;
  readonly share: VersionShare;
};

/** Lets only this process change lists, or one at a time of the nodes on a database. */
function openSync({ settings, storage, share, ...parts }: SyncParts): ListSync {
  const { dataDir, listsDir } = settings;
  const { shared } = storage;
  if (shared === null) return new SingleNodeSync();
  const downloads = listsDir === null ? new SharedDownloads(join(dataDir, 'lists'), shared.blobs) : null;
  return new SharedSync({ ...parts, shared, dataDir, node: shared.node, versions: share, downloads });
}

function downloadsRefused(refreshing: DownloadOptions, reload: (load: Load) => Promise<void>): RefusedLists {
  const { dir, sources, keeper, sync, change } = refreshing;
  return refusedLists({
    sources,
    keeper,
    list: async (id) => {
      await sync.fetchRefused(id);
      return refusedFiles(dir, id);
    },
    accept: (source, sha256) => acceptSource(source, dir, sha256),
    change,
    reload,
  });
}

/** Shares work per id: callers that arrive while it runs get its result. */
export function coalesced<Result>(work: (id: string) => Promise<Result>): (id: string) => Promise<Result> {
  const running = new Map<string, Promise<Result>>();
  return (id) => {
    const begun = running.get(id) ?? work(id).finally(() => running.delete(id));
    running.set(id, begun);
    return begun;
  };
}
