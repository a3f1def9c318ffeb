import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Listing } from '@namesake/engine';
import { pick, randomFrom } from '../lists/random.ts';
import { readCases } from '../quality/read-cases.ts';

/** One in this many texts is a listed name; the others are of people on no list. */
const ONE_HIT_IN = 50;
const INNOCENTS = ['innocent-us.csv.gz', 'innocent-global.csv.gz'];

/** Realistic texts for a service, without repetition if there are enough; the same in every run. */
export function searchTexts(cases: string, listings: readonly Listing[], count: number): string[] {
  const random = randomFrom(20_261_121);
  const names = INNOCENTS.every((file) => existsSync(join(cases, file))) ? innocents(cases) : strangers(listings);
  return Array.from({ length: count }, (_, at) =>
    at % ONE_HIT_IN === 0 ? pick(pick(listings, random).names, random).value : (names[at % names.length] ?? ''),
  );
}

/** Main names of listed parties, without repetition, spread over all lists: each search has results. */
export function listedTexts(listings: readonly Listing[], most: number): readonly string[] {
  const names = new Set(listings.flatMap(({ names }) => names.find(({ kind }) => kind === 'primary')?.value ?? []));
  const step = Math.max(1, Math.floor(names.size / most));
  return [...names].filter((_, at) => at % step === 0).slice(0, most);
}

/** Labelled names of both kinds, alternating. */
function innocents(cases: string): readonly string[] {
  const [some = [], others = []] = INNOCENTS.map((file) => readCases(cases, file));
  return some.flatMap((person, at) =>
    [person, others[at]].flatMap((one) => (one?.['full_name'] === undefined ? [] : [one['full_name']])),
  );
}

/** First words of listed names combined with last words of others. */
function strangers(listings: readonly Listing[]): readonly string[] {
  const names = listings.flatMap((listing) => listing.names.map(({ value }) => value));
  return recombined(names, names.length);
}

/** `count` names made of the first word of one name and the last word of another. */
export function recombined(names: readonly string[], count: number): readonly string[] {
  const random = randomFrom(7);
  const words = names.map((name) => name.match(/\p{L}{2,}/gu) ?? []).filter(({ length }) => length > 0);
  return Array.from({ length: count }, () => `${pick(words, random)[0] ?? ''} ${pick(words, random).at(-1) ?? ''}`);
}
