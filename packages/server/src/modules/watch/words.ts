import { hash } from 'node:crypto';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CustomerData } from '@namesake/contract';
import type { Policy, Query } from '@namesake/engine';
import type { App } from '../../context/app.ts';
import type { Statement } from '../../db/writing/writer-protocol.ts';
import { codeHash } from '../../lists/index-file/code-hash.ts';
import type { Book } from '../../screening/book.ts';
import type { Placed } from '../../screening/book-thread.ts';
import { requestsOf } from '../customers/requests.ts';
import { type PlacedCustomer, WORDS_SPAN } from '../customers/store/customer.ts';
import { toQuery } from '../search/apply-request.ts';

/** Customers whose words are in one row, in order, those of them under watch, and what is noted of these. */
export type WordRow = {
  readonly number: number;
  readonly customers: readonly PlacedCustomer[];
  readonly watched: readonly PlacedCustomer[];
  readonly words: Buffer | undefined;
};

/** What there is to know of the customers of a row: whom nothing touches, and of whom nothing is noted. */
type Sorted = { readonly untouched: ReadonlySet<PlacedCustomer>; readonly unknown: readonly PlacedCustomer[] };

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

/** Customers of whom nothing is noted, whatever rows they are in. */
export const unnoted = (customers: readonly PlacedCustomer[]): WordRow => ({
  number: numberOf(customers[0]),
  customers,
  watched: customers.filter(isWatched),
  words: undefined,
});

const isWatched = ({ watch }: PlacedCustomer): boolean => watch === 'on';

/**
 * What searches of customers look up, which one run notes for the next ones. What was noted by other code, or of other
 * data of a customer, counts as nothing.
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

  /** @param customers of one row */
  async find(customers: readonly PlacedCustomer[]): Promise<WordRow> {
    const row = unnoted(customers);
    return { ...row, words: await this.#app.storage.customerWords.find(row.number, this.#code) };
  }

  /**
   * Which of some customers are untouched by what the book is screened on.
   *
   * @param policy null: it is only asked of whom nothing is noted
   */
  async sort(
    { words }: WordRow,
    customers: readonly PlacedCustomer[],
    policy: Pick<Policy, 'threshold'> | null,
  ): Promise<Sorted> {
    if (words === undefined) return { untouched: new Set(), unknown: customers };
    const touched = await this.#book.touched(placedOf(customers), words, policy);
    return {
      untouched: new Set(customers.filter((_, at) => touched[at] === 'untouched')),
      unknown: customers.filter((_, at) => touched[at] === 'unknown'),
    };
  }

  /** Notes what searches of some customers of a row look up. */
  async note(
    { number, customers, watched, words }: WordRow,
    unknown: readonly PlacedCustomer[],
  ): Promise<readonly Statement[]> {
    if (unknown.length === 0) return [];
    const queries = new Map(unknown.map(({ place, input }) => [place, queriesOf(input)]));
    const noted = await this.#book.words(placedOf(watched), words, queries);
    if (noted === undefined) return [];
    const places = customers.map(({ place }) => place);
    return [this.#app.storage.customerWords.put(number, this.#code, Buffer.from(noted), places)];
  }
}

const numberOf = (customer: { readonly place: number } | undefined): number =>
  Math.floor((customer?.place ?? 0) / WORDS_SPAN);

/** The searches of a customer; null where something of it was left out, so that finding nobody proves nothing. */
function queriesOf(input: CustomerData): readonly Query[] | null {
  const requests = requestsOf(input).map(({ request }) => request);
  return requests.some(({ leftOut = [] }) => leftOut.length > 0) ? null : requests.map(toQuery);
}

const KEY_LETTERS = 22;

const keyOf = ({ inputText }: PlacedCustomer): string => hash('sha256', inputText, 'base64').slice(0, KEY_LETTERS);

const placedOf = (customers: readonly PlacedCustomer[]): Placed => ({
  places: Float64Array.from(customers, ({ place }) => place),
  keys: customers.map(keyOf).join(' '),
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
