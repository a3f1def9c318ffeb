import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { App } from '../../context/app.ts';
import type { Statement } from '../../db/writing/writer-protocol.ts';
import { codeHash } from '../../lists/index-file/code-hash.ts';
import { TOUCHED } from '../../screening/customer-notes.ts';
import type { CustomerPrefilter } from '../../screening/customer-prefilter.ts';
import type { CustomerColumns, ToNote } from '../../screening/prefilter-thread.ts';
import { requestsOf } from '../customers/requests.ts';
import {
  type CustomerStub,
  hasInsufficientName,
  isPlain,
  NOTES_SPAN,
  type PlacedCustomer,
} from '../customers/store/customer.ts';
import { toQuery } from '../search/apply-request.ts';

/** All places of a row in order, and the notes about its customers. */
export type NoteRow = {
  readonly number: number;
  readonly places: readonly CustomerStub[];
  readonly notes: Buffer | undefined;
};

/** Thresholds by group, for groups in which finding nothing clears a customer. */
export type Thresholds = ReadonlyMap<string, number>;

/** Customers of a row, sorted by what its notes say of them. Identified by place. */
export type Sorted = {
  /** Number of clear and untouched customers per group. They do not have to be read. */
  readonly skipped: ReadonlyMap<string, number>;
  /** All other customers. */
  readonly others: readonly number[];
  /** Customers no search can match. */
  readonly untouched: ReadonlySet<number>;
  /** Customers without notes. */
  readonly unknown: ReadonlySet<number>;
};

/**
 * Groups customers by the row of their notes, in order. Drops the last row if more of it may follow, unless it is the
 * only one.
 *
 * @param isEnd whether these are the last customers
 */
export function wholeRows<One extends { readonly place: number }>(
  customers: readonly One[],
  isEnd: boolean,
): readonly (readonly One[])[] {
  const rows = [...Map.groupBy(customers, numberOf).values()];
  const isWhole =
    isEnd || rows.length === 1 || rows.at(-1)?.at(-1)?.place === (numberOf(customers.at(-1)) + 1) * NOTES_SPAN - 1;
  return isWhole ? rows : rows.slice(0, -1);
}

/**
 * What customer searches look up, noted by one run for later ones. Notes made by other code, or for another version of
 * a customer's row, are ignored.
 */
export class LookUpNotes {
  readonly #app: App;
  readonly #prefilter: CustomerPrefilter;
  #hashed: string | undefined;

  constructor(app: App, prefilter: CustomerPrefilter) {
    [this.#app, this.#prefilter] = [app, prefilter];
  }

  get #code(): string {
    this.#hashed ??= hashedCode();
    return this.#hashed;
  }

  /** @param places all places of one row */
  async find(places: readonly CustomerStub[]): Promise<NoteRow> {
    const number = numberOf(places[0]);
    return { number, places, notes: await this.#app.storage.lookUpNotes.find(number, this.#code) };
  }

  /** @param thresholds null to find only customers without notes */
  async sort({ places, notes }: NoteRow, thresholds: Thresholds | null): Promise<Sorted> {
    const all = places.map(({ place }) => place);
    if (notes === undefined) return { skipped: new Map(), others: all, untouched: new Set(), unknown: new Set(all) };
    const { touched, plain } = await this.#prefilter.touched(columnsOf(places), notes, thresholds);
    return {
      skipped: plain,
      others: all.filter((_, at) => touched[at] !== TOUCHED.plain),
      untouched: new Set(all.filter((_, at) => touched[at] === TOUCHED.untouched)),
      unknown: new Set(all.filter((_, at) => touched[at] === TOUCHED.unknown)),
    };
  }

  /** Statements that note what searches of some customers of a row look up. */
  async note({ number, places, notes }: NoteRow, customers: readonly PlacedCustomer[]): Promise<readonly Statement[]> {
    if (customers.length === 0) return [];
    const toNote = new Map(customers.map((customer) => [customer.place, toNoteOf(customer)]));
    const packed = await this.#prefilter.notes(columnsOf(places), notes, toNote);
    if (packed === undefined) return [];
    const all = places.map(({ place }) => place);
    return [this.#app.storage.lookUpNotes.put(number, this.#code, Buffer.from(packed), all)];
  }
}

const numberOf = (customer: { readonly place: number } | undefined): number =>
  Math.floor((customer?.place ?? 0) / NOTES_SPAN);

/** Without queries if names of the customer were left out: what is found then does not follow from the queries. */
function toNoteOf(customer: PlacedCustomer): ToNote {
  const { seal, group, input } = customer;
  const requests = requestsOf(input).map(({ request }) => request);
  const isWhole = requests.every(({ leftOut = [] }) => leftOut.length === 0);
  const traits = { isPlain: isPlain(customer), isLoose: hasInsufficientName(customer) };
  return { seal, group, ...traits, queries: isWhole ? requests.map(toQuery) : null };
}

const columnsOf = (places: readonly CustomerStub[]): CustomerColumns => ({
  places: Float64Array.from(places, ({ place }) => place),
  seals: places.map(({ seal }) => seal).join(' '),
  areClear: Uint8Array.from(places, ({ isClear }) => (isClear ? 1 : 0)),
});

/** Hash of the code that determines the notes: the engine, and how a customer is read. */
function hashedCode(): string {
  const { resolve } = createRequire(import.meta.url);
  const engine = dirname(dirname(resolve('@namesake/engine')));
  const extension = import.meta.url.slice(import.meta.url.lastIndexOf('.'));
  // The thread that makes and packs the notes.
  const thread = new URL(`../../screening/prefilter-thread${extension}`, import.meta.url);
  return codeHash({ packages: [engine], entries: [import.meta.url, thread].map((one) => fileURLToPath(one)) });
}
