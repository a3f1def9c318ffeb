import { type BundleContacts, withContacts } from './bundle/bundle-contacts.ts';
import type { VersionArchive } from './history/version-archive.ts';
import type { LoadRequest } from './load-order.ts';
import type { LoadResult, loadSnapshot } from './loading/load-snapshot.ts';
import type { LoadTracker } from './loading/load-tracker.ts';
import type { LoaderMessage } from './loading/loader-protocol.ts';
import type { ListSync } from './sharing/list-sync.ts';
import type { Snapshot, SnapshotOrigin } from './snapshot/snapshot.ts';
import type { ListKeeper } from './state/list-keeper.ts';

/** Where lists are loaded from. */
type ListSource = {
  readonly request: LoadRequest;
  readonly origin: SnapshotOrigin;
  /** Receives each file as it is read. */
  readonly onMessage: (message: LoaderMessage) => void;
  /** Marks lists as required and notes their problems before they are searched; false if they must not be searched. */
  readonly judge: (loaded: LoadResult) => Promise<boolean>;
};

/** Loads lists and starts searching them. Only work that holds the lock receives this function. */
export type Load = (source: ListSource) => Promise<void>;

/** Runs work that may load lists while no other node does. The work must not call this function again. */
export type ChangeLists = <T>(work: (load: Load) => Promise<T>) => Promise<T>;

type LoadParts = {
  readonly sync: Pick<ListSync, 'locked' | 'loaded'>;
  readonly tracker: LoadTracker;
  /** Stored versions of lists; null if none are stored. */
  readonly versionArchive: Pick<VersionArchive, 'archiveOrder' | 'record'> | null;
  /** Reads, holds back, builds and proves; or loads a saved index. */
  readonly build: typeof loadSnapshot;
  /** Publisher contacts from signed bundles. */
  readonly contacts: () => Promise<BundleContacts>;
  /** Called with each loaded snapshot before it is searched. */
  readonly onLoaded: (snapshot: Snapshot) => Promise<void>;
  readonly keeper: Pick<ListKeeper, 'adopt' | 'current'>;
};

/**
 * Steps of loading lists: lock, hold, read, build, prove, record, adopt, publish. If a step fails, the lists searched
 * before stay in use.
 */
export function changingLists({
  sync,
  tracker,
  versionArchive,
  build,
  contacts,
  onLoaded,
  keeper,
}: LoadParts): ChangeLists {
  const loadNext = async ({ request, origin, onMessage, judge }: ListSource): Promise<void> => {
    // The fictional sample is available at once, and has no versions.
    const versions = origin === 'sample' ? null : versionArchive;
    const toRecorded = async (say: ListSource['onMessage']): Promise<LoadResult> => {
      // Hold: the versions searched so far decide which removals and renames the loader holds back.
      const archive = versions === null ? {} : { archive: await versions.archiveOrder() };
      // Read, build, prove: in a separate process, with the steps in `loading/build-index-file.ts`.
      const inBackground = keeper.current() !== undefined;
      const built = await build({ ...request, ...archive, inBackground }, origin, say);
      const loaded = { ...built, snapshot: withContacts(built.snapshot, await contacts()) };
      await onLoaded(loaded.snapshot);
      // Record: before the lists are searched, so that no search lacks its record.
      return versions === null ? loaded : versions.record(loaded, say);
    };
    const loaded = await (origin === 'sample' ? toRecorded(onMessage) : tracker.follow(onMessage, toRecorded));
    sync.loaded(loaded);
    // Adopt: new searches use these lists.
    if (await judge(loaded)) keeper.adopt(loaded.snapshot);
  };
  let last: Promise<unknown> = Promise.resolve();
  // Loads run one at a time, even on a single node: of two, the later one reads the newer files.
  const load: Load = (source) => {
    const loading = last.then(() => loadNext(source));
    last = loading.catch(() => {});
    return loading;
  };
  // Lock: the work starts with the newest lists of all nodes. Publish: its result is published, even if it fails.
  return (work) => sync.locked(() => work(load));
}
