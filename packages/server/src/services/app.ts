import type { OwnershipRule } from '@namesake/lists';
import type { AccessParts } from '../auth/build-access.ts';
import type { Principal } from '../auth/principal.ts';
import type { Spreadsheets } from '../batches/spreadsheet/spreadsheet.ts';
import type { ExamineParts } from '../examine/build-examine.ts';
import type { ListParts } from '../lists/build-lists.ts';
import type { Printer } from '../pdf/printer.ts';
import type { PolicyParts } from '../policy/standard-policy.ts';
import type { SearchParts } from '../search/build-search.ts';
import type { Storage } from '../storage/ports/storage.ts';
import type { ContextIds } from './context-ids.ts';

/** All parts of the application, composed at start. A service takes what it `Needs`. */
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
    /** When a company is treated as its listed owners are, by jurisdiction. */
    readonly ownershipRules: readonly OwnershipRule[];
    /** Whether screenings are written to files before they are purged. */
    readonly exportsPurged: boolean;
    /** Unix milliseconds. */
    readonly now: () => number;
  };

/** What a service depends on: parts of the application, and stores of its storage. */
export type Needs<Part extends Exclude<keyof App, 'storage'>, Store extends keyof Storage = never> = Pick<App, Part> &
  ([Store] extends [never] ? unknown : { readonly storage: Pick<Storage, Store> });

/** One call of a service with these dependencies: caller and request. */
export type Call<Part extends Exclude<keyof App, 'storage'> = never, Store extends keyof Storage = never> = {
  readonly app: Needs<Part, Store>;
  readonly principal: Principal;
  readonly requestId: string;
  /** Aborts when the client disconnects; called only if there is something to cancel. */
  readonly gone: () => AbortSignal;
};
