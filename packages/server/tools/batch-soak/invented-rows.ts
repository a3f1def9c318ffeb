import { readListsDir } from '@namesake/lists';

/** One row, as the CSV of a batch and the line of `namesake screen` have it. */
export type InventedRow = {
  readonly id: string;
  readonly searchText: string;
  readonly birthDate?: string;
  readonly countries?: readonly string[];
};

const SYLLABLES = [
  'ba',
  'ren',
  'to',
  'mi',
  'lus',
  'kar',
  'vo',
  'shi',
  'dan',
  'el',
  'quo',
  'zer',
  'nam',
  'pi',
  'gor',
  'ta',
];
const COUNTRIES = ['DE', 'FR', 'US', 'BR', 'IN', 'JP', 'NG', 'PL'];
/** One row of this number has a listed name. */
const LISTED_EVERY = 100;
/** The name of one listed party of this number is used. */
const LISTING_EVERY = 17;

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function numbersOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Main names of some of the parties on the lists of a folder. */
export async function listedNames(listsDir: string): Promise<readonly string[]> {
  const names: string[] = [];
  let count = 0;
  await readListsDir(listsDir, {
    onListing: (listing) => {
      count += 1;
      const [name] = listing.names;
      if (count % LISTING_EVERY === 1 && name !== undefined) names.push(name.value);
    },
  });
  return names;
}

/** Invented customers, among them some with a listed name; the same for the same seed. */
export function* inventedRows(count: number, listed: readonly string[], seed = 1): Generator<InventedRow> {
  const next = numbersOf(seed);
  const pick = <Value>(from: readonly Value[]): Value | undefined => from[Math.floor(next() * from.length)];
  const word = (): string => {
    const text = Array.from({ length: 2 + Math.floor(next() * 2) }, () => pick(SYLLABLES)).join('');
    return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
  };
  for (let number = 0; number < count; number += 1) {
    const name = number % LISTED_EVERY === 7 ? pick(listed) : undefined;
    const year = 1930 + Math.floor(next() * 75);
    yield {
      id: `c-${number}`,
      searchText: name ?? `${word()} ${word()}`,
      ...(next() < 0.7 ? { birthDate: `${year}-0${1 + Math.floor(next() * 9)}-1${Math.floor(next() * 10)}` } : {}),
      ...(next() < 0.8 ? { countries: [pick(COUNTRIES) ?? 'DE'] } : {}),
    };
  }
}
