import { join } from 'node:path';
import type { PlannedSource } from '../config/planned-sources.ts';
import type { Settings } from '../config/settings.ts';
import type { Storage } from '../stores/storage.ts';
import { bundleContacts, contactsText } from './bundle/bundle-contacts.ts';
import { VersionBook } from './history/version-book.ts';
import { loadSnapshot } from './loading/load-snapshot.ts';
import type { LoadTracker } from './loading/load-tracker.ts';
import type { DiskOptions } from './refresh/disk-lists.ts';
import { acceptedText } from './refresh/disk-refused.ts';
import type { DownloadOptions } from './refresh/download-lists.ts';
import { downloadSource } from './refresh/download-source.ts';
import type { ListTurns } from './sharing/list-turns.ts';
import type { Snapshot } from './snapshot/snapshot.ts';
import { withContacts } from './snapshot/with-contacts.ts';
import type { ListKeeper } from './state/list-registry.ts';
import { originOf } from './state/origin-of.ts';
import { RequiredSet } from './state/required-set.ts';
import { shareVersions } from './versions/version-share.ts';

export type LoadParts = {
  readonly settings: Settings;
  readonly storage: Storage;
  readonly keeper: ListKeeper;
  readonly sources: readonly PlannedSource[];
  readonly tracker: LoadTracker;
  readonly turns: ListTurns;
  /** Why the operator goes on without lists that were required before; null where they must be there. */
  readonly acceptLists: string | null;
  /** Receives lines for the operator. */
  readonly report: (line: string) => void;
  /** Called with each loaded snapshot before it is searched. */
  readonly onLoaded: (snapshot: Snapshot) => Promise<void>;
  readonly lookEveryMs?: number;
  /** Loads lists; in a child process where absent. */
  readonly load?: typeof loadSnapshot;
  /** Unix milliseconds. */
  readonly now: () => number;
  /** From 0 to 1. */
  readonly random: () => number;
};

/** How lists are read and downloaded, from a folder or from their publishers, and what is recorded of each load. */
export function loadOptions(parts: LoadParts): DownloadOptions & Pick<DiskOptions, 'decided'> {
  const {
    settings,
    storage,
    keeper,
    sources,
    tracker,
    turns,
    acceptLists,
    report,
    onLoaded,
    lookEveryMs,
    now,
    random,
    load = loadSnapshot,
  } = parts;
  const { dataDir, listsDir } = settings;
  const versionsDir = join(dataDir, 'versions');
  const versions = new VersionBook({
    dir: versionsDir,
    share: shareVersions(versionsDir, storage.shared),
    storage,
    keepDays: settings.listsKeepDays,
    laterFileConfirms: settings.listsConfirmRemovals === 'later_file',
    now,
  });
  const required = new RequiredSet({
    storage,
    keeper,
    // A link may be turned to another folder while lists are loaded.
    get origin() {
      return originOf(listsDir);
    },
    accept: acceptLists,
    now,
  });
  const saved = { dir: join(dataDir, 'index'), user: 'service' } as const;
  const recordsDir = join(dataDir, 'records');
  return {
    dir: listsDir ?? join(dataDir, 'lists'),
    keeper,
    sources,
    tracker,
    turns,
    load: turns.sharing(
      tracker.tracking(
        versions.recording(async (request, ...rest) => {
          const inBackground = keeper.current() !== undefined;
          const loaded = await load({ ...request, recordsDir, saved, inBackground }, ...rest);
          const snapshot = withContacts(loaded.snapshot, await bundleContacts(storage.audit));
          await onLoaded(snapshot);
          return { ...loaded, snapshot };
        }),
      ),
    ),
    require: (ids) => required.require(ids),
    report,
    decided: async () =>
      `${await acceptedText(storage.refusedVersions)}\n${contactsText(await bundleContacts(storage.audit))}`,
    online: !settings.offline,
    download: downloadSource,
    now,
    random,
    ...(lookEveryMs === undefined ? {} : { lookEveryMs }),
  };
}
