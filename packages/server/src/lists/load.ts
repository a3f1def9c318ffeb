import { type BundleContacts, withContacts } from './bundle/bundle-contacts.ts';
import type { VersionBook } from './history/version-book.ts';
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
  /** Makes lists required and notes their problems before they are searched; false where they must not be searched. */
  readonly judge: (loaded: LoadResult) => Promise<boolean>;
};

/** Loads lists and searches them. Only work that holds the lock is given one. */
export type Load = (source: ListSource) => Promise<void>;

/** Runs work that may load lists while no other node does. The work must not call this again. */
export type ChangeLists = <T>(work: (load: Load) => Promise<T>) => Promise<T>;

type LoadParts = {
  readonly sync: Pick<ListSync, 'locked' | 'loaded'>;
  readonly tracker: LoadTracker;
  /** Stored versions of lists; null where none are stored. */
  readonly book: Pick<VersionBook, 'archiveOrder' | 'record'> | null;
  /** Reads, holds back, builds and proves; or loads a saved index. */
  readonly build: typeof loadSnapshot;
  /** Contacts with publishers from signed bundles. */
  readonly contacts: () => Promise<BundleContacts>;
  /** Called with each loaded snapshot before it is searched. */
  readonly onLoaded: (snapshot: Snapshot) => Promise<void>;
  readonly keeper: Pick<ListKeeper, 'adopt' | 'current'>;
};

/**
 * The order in which lists are loaded: lock, hold, read, build, prove, record, adopt, publish. A step that fails keeps
 * the lists that were searched before.
 */
export function changingLists({ sync, tracker, book, build, contacts, onLoaded, keeper }: LoadParts): ChangeLists {
  const loadNext = async ({ request, origin, onMessage, judge }: ListSource): Promise<void> => {
    // The fictional sample is there at once, and has no versions.
    const versions = origin === 'sample' ? null : book;
    const toRecorded = async (say: ListSource['onMessage']): Promise<LoadResult> => {
      // Hold: what was searched until now decides which removals and renames the loader holds back.
      const archive = versions === null ? {} : { archive: await versions.archiveOrder() };
      // Read, build, prove: in a process of its own, with the steps in `loading/build-index-file.ts`.
      const inBackground = keeper.current() !== undefined;
      const built = await build({ ...request, ...archive, inBackground }, origin, say);
      const loaded = { ...built, snapshot: withContacts(built.snapshot, await contacts()) };
      await onLoaded(loaded.snapshot);
      // Record: nothing is searched and then forgotten.
      return versions === null ? loaded : versions.record(loaded, say);
    };
    const loaded = await (origin === 'sample' ? toRecorded(onMessage) : tracker.follow(onMessage, toRecorded));
    sync.loaded(loaded);
    // Adopt: searches that begin now run on these lists.
    if (await judge(loaded)) keeper.adopt(loaded.snapshot);
  };
  let last: Promise<unknown> = Promise.resolve();
  // One after another, also where no other node exists: of two loads, the later one reads the newer files.
  const load: Load = (source) => {
    const loading = last.then(() => loadNext(source));
    last = loading.catch(() => {});
    return loading;
  };
  // Lock: the work begins with the newest lists of all nodes. Publish: what it leaves, even if it fails.
  return (work) => sync.locked(() => work(load));
}
