import type { OwnershipRule } from '@namesake/lists';
import type { MailSettings } from '../config/mail.ts';
import type { ExamineParts } from '../examine/build-examine.ts';
import type { Printer } from '../lib/pdf/printer.ts';
import type { ListParts } from '../lists/build-lists.ts';
import type { BatchWatches, StreamSlots } from '../modules/batches/store/batch-watches.ts';
import type { PolicyParts } from '../modules/policies/store/standard-policy.ts';
import type { Spreadsheets } from '../row-files/spreadsheet.ts';
import type { SearchParts } from '../screening/build-search.ts';
import type { Storage } from '../stores/storage.ts';
import type { AccessParts } from './build-access.ts';
import type { ContextIds } from './context-ids.ts';
import type { Principal } from './principal.ts';

/** All parts of the application, composed at start. */
export type App = AccessParts &
  ExamineParts &
  ListParts &
  PolicyParts &
  SearchParts & {
    readonly version: string;
    readonly storage: Storage;
    /** Makes documents. */
    readonly printer: Pick<Printer, 'print'>;
    /** Unpacks workbooks. */
    readonly spreadsheets: Pick<Spreadsheets, 'unpack'>;
    /** Values that recorded screenings share. */
    readonly contexts: Pick<ContextIds, 'of'>;
    /** Has a batch that is queued screened, by one of the nodes. */
    readonly queueBatch: (id: string) => Promise<void>;
    /** Has recorded screenings searched by a lookback that is queued, by one of the nodes. */
    readonly queueLookback: (id: string) => Promise<void>;
    /** Has all customers screened by a run that began, by one of the nodes. */
    readonly queueRun: (id: string) => Promise<void>;
    /** When a company is treated as its listed owners are, by jurisdiction. */
    readonly ownershipRules: readonly OwnershipRule[];
    /** Where people and programs reach the service; null where that is not set. */
    readonly publicUrl: URL | null;
    /** Addresses and networks that webhooks may be sent to although they are not public. */
    readonly webhookNetworks: readonly string[];
    /** The mail server; null where none is configured. */
    readonly mail: MailSettings | null;
    /** True once the service has to end. */
    readonly isEnding: () => boolean;
    /** Batches whose progress is watched. */
    readonly batchWatches: BatchWatches;
    /** Streams of events that are open. */
    readonly streamSlots: StreamSlots;
    /** Whether screenings are written to files before they are purged. */
    readonly exportsPurged: boolean;
    /** Unix milliseconds. */
    readonly now: () => number;
  };

/** One call of a service: caller and request. */
export type Call = {
  readonly app: App;
  readonly principal: Principal;
  readonly requestId: string;
  /** Aborts when the client disconnects; called only if there is something to cancel. */
  readonly gone: () => AbortSignal;
};
