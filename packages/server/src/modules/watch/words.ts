import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { App } from '../../context/app.ts';
import type { Statement } from '../../db/writing/writer-protocol.ts';
import { codeHash } from '../../lists/index-file/code-hash.ts';
import type { Book } from '../../screening/book.ts';
import type { Placed, ToNote } from '../../screening/book-thread.ts';
import { requestsOf } from '../customers/requests.ts';
import {
  type BookPlace,
  isPlain,
  type PlacedCustomer,
  saysTooLittle,
  WORDS_SPAN,
} from '../customers/store/customer.ts';
import { toQuery } from '../search/apply-request.ts';

/** The places of a row of words, all of them and in order, and what is noted of the customers there. */
export type WordRow = {
  readonly number: number;
  readonly places: readonly BookPlace[];
  readonly words: Buffer | undefined;
};

/** Thresholds under which finding nobody clears, by group. */
export type Thresholds = ReadonlyMap<string, number>;

/** What the notes of a row say of its customers, by place. */
export type Sorted = {
  /** By group, how many are clear and untouched: they are as they were, and nobody has to read them. */
  readonly passed: ReadonlyMap<string, number>;
  /** All others. */
  readonly others: readonly number[];
  /** Whom no search can find anybody for. */
  readonly untouched: ReadonlySet<number>;
  /** Of whom nothing is noted. */
  readonly unknown: ReadonlySet<number>;
};

/**
 * Customers in order by the rows of their words; without the last row where more of it may follow.
 *
 * @param isEnd whether nobody follows
 */
export function wholeRows<One extends { readonly place: number }>(
  customers: readonly One[],
  isEnd: boolean,
): readonly (readonly One[])[] {
  const rows = [...Map.groupBy(customers, numberOf).values()];
  const isWhole =
    isEnd || rows.length === 1 || rows.at(-1)?.at(-1)?.place === (numberOf(customers.at(-1)) + 1) * WORDS_SPAN - 1;
  return isWhole ? rows : rows.slice(0, -1);
}

/**
 * What searches of customers look up, which one run notes for the next ones. What was noted by other code,
 * or of another row of a customer, counts as nothing.
 */
export class BookWords {
  readonly #app: App;
  readonly #book: Book;
  #hashed: string | undefined;

  constructor(app: App, book: Book) {
    [this.#app, this.#book] = [app, book];
  }

  get #code(): string {
    this.#hashed ??= hashedCode();
    return this.#hashed;
  }

  /** @param places those of one row, all of them */
  async find(places: readonly BookPlace[]): Promise<WordRow> {
    const number = numberOf(places[0]);
    return { number, places, words: await this.#app.storage.customerWords.find(number, this.#code) };
  }

  /** @param thresholds null: it is only asked of whom nothing is noted */
  async sort({ places, words }: WordRow, thresholds: Thresholds | null): Promise<Sorted> {
    const all = places.map(({ place }) => place);
    if (words === undefined) return { passed: new Map(), others: all, untouched: new Set(), unknown: new Set(all) };
    const { touched, plain } = await this.#book.touched(placedOf(places), words, thresholds);
    return {
      passed: plain,
      others: all.filter((_, at) => touched[at] !== 'plain'),
      untouched: new Set(all.filter((_, at) => touched[at] === 'untouched')),
      unknown: new Set(all.filter((_, at) => touched[at] === 'unknown')),
    };
  }

  /** Notes what searches of some customers of a row look up. */
  async note({ number, places, words }: WordRow, customers: readonly PlacedCustomer[]): Promise<readonly Statement[]> {
    if (customers.length === 0) return [];
    const toNote = new Map(customers.map((customer) => [customer.place, toNoteOf(customer)]));
    const noted = await this.#book.words(placedOf(places), words, toNote);
    if (noted === undefined) return [];
    const all = places.map(({ place }) => place);
    return [this.#app.storage.customerWords.put(number, this.#code, Buffer.from(noted), all)];
  }
}

const numberOf = (customer: { readonly place: number } | undefined): number =>
  Math.floor((customer?.place ?? 0) / WORDS_SPAN);

/** Without queries where something of the customer was left out: what is found of it does not follow from them. */
function toNoteOf(customer: PlacedCustomer): ToNote {
  const { seal, group, input } = customer;
  const requests = requestsOf(input).map(({ request }) => request);
  const isWhole = requests.every(({ leftOut = [] }) => leftOut.length === 0);
  const traits = { isPlain: isPlain(customer), isLoose: saysTooLittle(customer) };
  return { seal, group, ...traits, queries: isWhole ? requests.map(toQuery) : null };
}

const placedOf = (places: readonly BookPlace[]): Placed => ({
  places: Float64Array.from(places, ({ place }) => place),
  seals: places.map(({ seal }) => seal).join(' '),
  areClear: Uint8Array.from(places, ({ isClear }) => (isClear ? 1 : 0)),
});

/** What decides what is noted: the engine, and how a customer is read. */
function hashedCode(): string {
  const { resolve } = createRequire(import.meta.url);
  const engine = dirname(dirname(resolve('@namesake/engine')));
  const extension = import.meta.url.slice(import.meta.url.lastIndexOf('.'));
  // The thread that makes the notes, and how they are packed.
  const thread = new URL(`../../screening/book-thread${extension}`, import.meta.url);
  return codeHash({ packages: [engine], entries: [import.meta.url, thread].map((one) => fileURLToPath(one)) });
}
