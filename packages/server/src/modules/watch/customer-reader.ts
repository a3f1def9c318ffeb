import type { App } from '../../context/app.ts';
import type { Statement } from '../../db/writing/writer-protocol.ts';
import type { CustomerPrefilter } from '../../screening/customer-prefilter.ts';
import { policyOfGroup } from '../customers/groups.ts';
import { type Customer, type CustomerStub, isClear, type PlacedCustomer } from '../customers/store/customer.ts';
import type { CustomerProcessor } from './customer-processor.ts';
import { LookUpNotes, type Thresholds, wholeRows } from './look-up-notes.ts';
import type { Run } from './store/run.ts';

/** Customers per part. A part is recorded as a whole, so at most one is screened again after a crash. */
export const PART = 512;
/** Parts that a delta run processes together: it reads few of their customers. */
const PARTS = 8;

/** Customers the run processes next. */
export type NextCustomers = {
  readonly customers: readonly PlacedCustomer[];
  /** Customers no search can match. */
  readonly untouched: ReadonlySet<Customer>;
  /** Number of further customers per group who stay clear and were not read. */
  readonly skipped: readonly (readonly [group: string, count: number])[];
  /** Statements that store notes about the customers for later runs. */
  readonly noteStatements: readonly Statement[];
  /** Place of the last customer covered; undefined if none is left. */
  readonly processedTo: number | undefined;
};

type NextRow = Omit<NextCustomers, 'processedTo'>;
type Read = (places: readonly number[]) => Promise<readonly PlacedCustomer[]>;

/** Reads the customers of a run in order. A delta run skips customers whose notes prove them clear and untouched. */
export class CustomerReader {
  readonly #app: App;
  readonly #notes: LookUpNotes;
  readonly #policies: Pick<CustomerProcessor, 'clearingPolicy'>;

  constructor(app: App, prefilter: CustomerPrefilter, policies: Pick<CustomerProcessor, 'clearingPolicy'>) {
    [this.#app, this.#notes, this.#policies] = [app, new LookUpNotes(app, prefilter), policies];
  }

  async next(run: Run): Promise<NextCustomers> {
    const { book } = this.#app.storage;
    const { processedTo, upTo, groups } = run;
    if (run.kind === 'delta') {
      const places = await book.places(processedTo, upTo, PARTS * PART);
      const rows = wholeRows(places, places.length < PARTS * PART);
      return this.#readRows(rows, await this.#thresholds(run), (some) => book.at(some));
    }
    const all = await book.customers(processedTo, upTo, PART, groups);
    // Notes cover a whole row, and a run over some groups reads only a part of it.
    if (groups !== null)
      return { customers: all, untouched: new Set(), skipped: [], noteStatements: [], processedTo: all.at(-1)?.place };
    const rows = wholeRows(all, all.length < PART).map((row) => row.map(placeOf));
    const byPlace = new Map(all.map((customer) => [customer.place, customer]));
    return this.#readRows(rows, null, async (places) => places.flatMap((place) => byPlace.get(place) ?? []));
  }

  async #readRows(
    rows: readonly (readonly CustomerStub[])[],
    thresholds: Thresholds | null,
    read: Read,
  ): Promise<NextCustomers> {
    const next = await Promise.all(rows.map((places) => this.#readRow(places, thresholds, read)));
    return {
      customers: next.flatMap(({ customers }) => customers),
      untouched: new Set(next.flatMap(({ untouched }) => [...untouched])),
      skipped: next.flatMap(({ skipped }) => skipped),
      noteStatements: next.flatMap(({ noteStatements }) => noteStatements),
      processedTo: rows.at(-1)?.at(-1)?.place,
    };
  }

  async #readRow(places: readonly CustomerStub[], thresholds: Thresholds | null, read: Read): Promise<NextRow> {
    const row = await this.#notes.find(places);
    const { skipped, others, untouched, unknown } = await this.#notes.sort(row, thresholds);
    const customers = await read(others);
    // Customers that are not proved get no notes: their data may be read differently later.
    const toNote = customers.filter(({ place, watch, isProved }) => unknown.has(place) && watch === 'on' && isProved);
    return {
      customers,
      untouched: new Set(customers.filter(({ place }) => untouched.has(place))),
      skipped: [...skipped],
      noteStatements: await this.#notes.note(row, toNote),
    };
  }

  /** Groups added after the run began have no threshold: their customers are read. */
  async #thresholds({ books = {} }: Run): Promise<Thresholds> {
    const thresholds = new Map<string, number>();
    for (const group of Object.keys(books)) {
      const policy = await this.#policies.clearingPolicy(await policyOfGroup(this.#app, group));
      if (policy !== undefined) thresholds.set(group, policy.threshold);
    }
    return thresholds;
  }
}

const placeOf = (customer: PlacedCustomer): CustomerStub => {
  const { place, seal } = customer;
  return { place, seal, isClear: isClear(customer) };
};
