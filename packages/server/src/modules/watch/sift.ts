import type { App } from '../../context/app.ts';
import type { Statement } from '../../db/writing/writer-protocol.ts';
import type { Book } from '../../screening/book.ts';
import { policyOfGroup } from '../customers/groups.ts';
import { type BookPlace, type Customer, isClear, type PlacedCustomer } from '../customers/store/customer.ts';
import type { Dealing } from './deal.ts';
import type { Run } from './store/run.ts';
import { BookWords, type Thresholds, wholeRows } from './words.ts';

/** Customers per part. A part is recorded as a whole, so at most one is screened again after a crash. */
export const PART = 512;
/** Parts that a delta run processes together: it reads few of their customers. */
const PARTS = 8;

/** Customers the run processes next. */
export type Sifted = {
  readonly customers: readonly PlacedCustomer[];
  /** Customers no search can match. */
  readonly untouched: ReadonlySet<Customer>;
  /** Number of further customers per group who stay clear and were not read. */
  readonly passed: readonly (readonly [group: string, count: number])[];
  /** Statements that store notes about the customers for later runs. */
  readonly noted: readonly Statement[];
  /** Place of the last customer covered; undefined if none is left. */
  readonly lookedTo: number | undefined;
};

type SiftedRow = Omit<Sifted, 'lookedTo'>;
type Read = (places: readonly number[]) => Promise<readonly PlacedCustomer[]>;

/** Reads the customers of a run in order. A delta run skips customers whose notes prove them clear and untouched. */
export class Sieve {
  readonly #app: App;
  readonly #words: BookWords;
  readonly #policies: Pick<Dealing, 'clearingPolicy'>;

  constructor(app: App, book: Book, policies: Pick<Dealing, 'clearingPolicy'>) {
    [this.#app, this.#words, this.#policies] = [app, new BookWords(app, book), policies];
  }

  async next(run: Run): Promise<Sifted> {
    const { customers } = this.#app.storage;
    const { lookedTo, upTo, groups } = run;
    if (run.kind === 'delta') {
      const places = await customers.places(lookedTo, upTo, PARTS * PART);
      const rows = wholeRows(places, places.length < PARTS * PART);
      return this.#siftAll(rows, await this.#thresholds(run), (some) => customers.at(some));
    }
    const all = await customers.book(lookedTo, upTo, PART, groups);
    // Notes cover a whole row, and a run over some groups reads only a part of it.
    if (groups !== null)
      return { customers: all, untouched: new Set(), passed: [], noted: [], lookedTo: all.at(-1)?.place };
    const rows = wholeRows(all, all.length < PART).map((row) => row.map(placeOf));
    const byPlace = new Map(all.map((customer) => [customer.place, customer]));
    return this.#siftAll(rows, null, async (places) => places.flatMap((place) => byPlace.get(place) ?? []));
  }

  async #siftAll(rows: readonly (readonly BookPlace[])[], thresholds: Thresholds | null, read: Read): Promise<Sifted> {
    const sifted = await Promise.all(rows.map((places) => this.#sift(places, thresholds, read)));
    return {
      customers: sifted.flatMap(({ customers }) => customers),
      untouched: new Set(sifted.flatMap(({ untouched }) => [...untouched])),
      passed: sifted.flatMap(({ passed }) => passed),
      noted: sifted.flatMap(({ noted }) => noted),
      lookedTo: rows.at(-1)?.at(-1)?.place,
    };
  }

  async #sift(places: readonly BookPlace[], thresholds: Thresholds | null, read: Read): Promise<SiftedRow> {
    const row = await this.#words.find(places);
    const { passed, others, untouched, unknown } = await this.#words.sort(row, thresholds);
    const customers = await read(others);
    // Customers that are not proved get no notes: their data may be read differently later.
    const toNote = customers.filter(({ place, watch, isProved }) => unknown.has(place) && watch === 'on' && isProved);
    return {
      customers,
      untouched: new Set(customers.filter(({ place }) => untouched.has(place))),
      passed: [...passed],
      noted: await this.#words.note(row, toNote),
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

const placeOf = (customer: PlacedCustomer): BookPlace => {
  const { place, seal } = customer;
  return { place, seal, isClear: isClear(customer) };
};
