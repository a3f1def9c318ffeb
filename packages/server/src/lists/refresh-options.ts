import { join } from 'node:path';
import type { PlannedSource } from '../config/planned-sources.ts';
import type { Settings } from '../config/settings.ts';
import type { Storage } from '../stores/storage.ts';
import { bundleContacts, contactsText } from './bundle/bundle-contacts.ts';
import type { ChangeLists } from './load.ts';
import type { LoadTracker } from './loading/load-tracker.ts';
import type { DiskOptions } from './refresh/disk-lists.ts';
import { acceptedText } from './refresh/disk-refused.ts';
import type { DownloadOptions } from './refresh/download-lists.ts';
import { downloadSource } from './refresh/download-source.ts';
import type { ListSync } from './sharing/list-sync.ts';
import type { ListKeeper } from './state/list-keeper.ts';
import { originOf } from './state/origin-of.ts';
import { RequiredSet } from './state/required-set.ts';

export type RefreshParts = {
  readonly settings: Settings;
  readonly storage: Storage;
  readonly keeper: ListKeeper;
  readonly sources: readonly PlannedSource[];
  readonly tracker: LoadTracker;
  readonly sync: ListSync;
  readonly change: ChangeLists;
  /** Reason for continuing without lists that were required before; null if they must be present. */
  readonly acceptLists: string | null;
  /** Receives lines for the operator. */
  readonly report: (line: string) => void;
  readonly lookEveryMs?: number;
  /** Unix milliseconds. */
  readonly now: () => number;
  /** Number from 0 to 1. */
  readonly random: () => number;
};

/** Options for keeping lists up to date, from a folder or from publishers. */
export function refreshOptions(parts: RefreshParts): DownloadOptions & Pick<DiskOptions, 'decided'> {
  const { settings, storage, keeper, sources, tracker, sync, change, report, lookEveryMs, now, random } = parts;
  const { dataDir, listsDir } = settings;
  const required = new RequiredSet({
    storage,
    keeper,
    // A symbolic link may change its target while lists are loaded.
    get origin() {
      return originOf(listsDir);
    },
    accept: parts.acceptLists,
    now,
  });
  return {
    dir: listsDir ?? join(dataDir, 'lists'),
    keeper,
    sources,
    tracker,
    sync,
    change,
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
