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
    /** Renders PDF documents. */
    readonly printer: Pick<Printer, 'print'>;
    /** Unpacks workbooks. */
    readonly spreadsheets: Pick<Spreadsheets, 'unpack'>;
    /** Values that recorded screenings share. */
    readonly contexts: Pick<ContextIds, 'of'>;
    /** Queues a batch for screening by one of the nodes. */
    readonly queueBatch: (id: string) => Promise<void>;
    /** Queues a lookback over recorded screenings, for one of the nodes. */
    readonly queueLookback: (id: string) => Promise<void>;
    /** Queues a run that has begun over all customers, for one of the nodes. */
    readonly queueRun: (id: string) => Promise<void>;
    /** By jurisdiction: when a company counts as its listed owners do. */
    readonly ownershipRules: readonly OwnershipRule[];
    /** Public address of the service; null if not set. */
    readonly publicUrl: URL | null;
    /** Non-public addresses and networks that webhooks may be sent to. */
    readonly webhookNetworks: readonly string[];
    /** The mail server; null where none is configured. */
    readonly mail: MailSettings | null;
    /** True once the service is shutting down. */
    readonly isEnding: () => boolean;
    /** Batches whose progress is being watched. */
    readonly batchWatches: BatchWatches;
    /** Slots for open event streams. */
    readonly streamSlots: StreamSlots;
    /** Whether screenings are exported to files before they are purged. */
    readonly exportsPurged: boolean;
    /** Unix milliseconds. */
    readonly now: () => number;
  };

/** One call of a service: the caller and the request. */
export type Call = {
  readonly app: App;
  readonly principal: Principal;
  readonly requestId: string;
  /** Signal that aborts when the client disconnects; only created if there is something to cancel. */
  readonly gone: () => AbortSignal;
};
