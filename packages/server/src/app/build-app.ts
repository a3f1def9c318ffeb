import type { Keys } from '../config/secret.ts';
import type { Settings } from '../config/settings.ts';
import { VERSION } from '../config/version.ts';
import type { App } from '../context/app.ts';
import { buildAccess } from '../context/build-access.ts';
import { ContextIds } from '../context/context-ids.ts';
import type { ExamineParts } from '../examine/build-examine.ts';
import { Printer } from '../lib/pdf/printer.ts';
import type { ListParts } from '../lists/build-lists.ts';
import { BatchWatches, StreamSlots } from '../modules/batches/store/batch-watches.ts';
import type { StandardPolicy } from '../modules/policies/store/standard-policy.ts';
import { Spreadsheets } from '../row-files/spreadsheet.ts';
import type { SearchParts } from '../screening/build-search.ts';
import type { Storage } from '../stores/storage.ts';

type AppParts = {
  readonly settings: Settings;
  readonly storage: Storage;
  readonly keys: Keys;
  readonly lists: ListParts;
  readonly search: SearchParts;
  readonly examine: ExamineParts;
  readonly standard: StandardPolicy;
  /** Queue jobs for one of the nodes. */
  readonly queues: Pick<App, 'queueBatch' | 'queueLookback' | 'queueRun'>;
  readonly isEnding: () => boolean;
  /** Unix milliseconds. */
  readonly now: () => number;
};

/** Builds all parts of the application, for a service or for a process that does part of its work. */
export async function buildApp(parts: AppParts): Promise<App> {
  const { settings, storage, keys, lists, search, examine, standard, queues, isEnding, now } = parts;
  return {
    version: VERSION,
    storage,
    ...lists,
    ...search,
    ...(await buildAccess(storage, keys, settings, now)),
    ...examine,
    ...queues,
    contexts: new ContextIds(),
    printer: new Printer(),
    spreadsheets: new Spreadsheets(),
    publicUrl: settings.publicUrl,
    webhookNetworks: settings.webhookNetworks,
    mail: settings.mail,
    isEnding,
    batchWatches: new BatchWatches({ find: (id) => storage.batches.find(id), isEnding }),
    streamSlots: new StreamSlots(),
    ownershipRules: settings.ownershipRules,
    exportsPurged: settings.purgeExportDir !== null,
    standard,
    get policy() {
      return standard.current;
    },
    now,
  };
}
