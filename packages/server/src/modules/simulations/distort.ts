import { FACT_DISTORTIONS, NAME_DISTORTIONS } from '@namesake/contract';
import type { Listing, Query } from '@namesake/engine';

type NameDistortion = (typeof NAME_DISTORTIONS)[number];
type FactDistortion = (typeof FACT_DISTORTIONS)[number];

/** A listed party as entered by somebody who makes mistakes. */
export type Distorted = { readonly name: NameDistortion; readonly fact: FactDistortion; readonly query: Query };

/** Each distinct distortion of a name. */
function* namesOf(name: string): Generator<readonly [NameDistortion, string]> {
  const seen = new Set<string>();
  for (const way of NAME_DISTORTIONS) {
    const written = NAMES[way](name.split(' ')).join(' ');
    if (written === '' || seen.has(written)) continue;
    seen.add(written);
    yield [way, written];
  }
}

type Words = readonly string[];

const NAMES: Readonly<Record<NameDistortion, (words: Words) => Words>> = {
  as_listed: (words) => words,
  letters_swapped: (words) =>
    inLongest(words, (letters, at) => [
      ...letters.slice(0, at - 1),
      ...letters.slice(at - 1, at + 1).reverse(),
      ...letters.slice(at + 1),
    ]),
  letter_missing: (words) => inLongest(words, (letters, at) => letters.toSpliced(at, 1)),
  word_missing: (words) => (words.length < 3 ? words : words.filter((word) => word !== shortestOf(words))),
  other_order: (words) => [...words.slice(-1), ...words.slice(0, -1)],
};

const longestOf = (words: Words): string => words.reduce((one, other) => (other.length > one.length ? other : one), '');
const shortestOf = (words: Words): string => words.reduce((one, other) => (other.length < one.length ? other : one));

/** Changes the longest word at its middle character. */
function inLongest(words: Words, change: (letters: Words, at: number) => Words): Words {
  const longest = longestOf(words);
  const letters = [...longest];
  if (letters.length < 4) return words;
  return words.with(words.indexOf(longest), change(letters, Math.floor(letters.length / 2)).join(''));
}

/** Wrong facts for a listing; undefined if the listing has no such fact. */
const FACTS: Readonly<Record<FactDistortion, (listing: Listing) => Partial<Query> | undefined>> = {
  year_off: (listing) => bornApart(listing, 1),
  decade_off: (listing) => bornApart(listing, 10),
  other_gender: ({ gender }) => gender && { gender: gender === 'female' ? 'male' : 'female' },
  other_type: ({ entityType }) =>
    entityType === 'unknown' ? undefined : { type: entityType === 'person' ? 'organization' : 'person' },
};

/** A date outside all birth dates of the listing, this number of years after the last one. */
function bornApart({ birthDates = [] }: Listing, years: number): Partial<Query> | undefined {
  const last = birthDates
    .map(({ latest }) => latest)
    .toSorted()
    .at(-1);
  if (last === undefined) return undefined;
  const day = birthDates.length === 1 && birthDates[0]?.earliest === last ? last.slice(4) : '';
  return { birthDate: `${Number(last.slice(0, 4)) + years}${day === '-02-29' ? '-02-28' : day}` };
}

/** A listed party with every combination of a distorted name and a wrong fact. */
export function* distortedOf(listing: Listing, name: string): Generator<Distorted> {
  for (const fact of FACT_DISTORTIONS) {
    const wrong = FACTS[fact](listing);
    if (wrong === undefined) continue;
    for (const [way, searchText] of namesOf(name)) yield { name: way, fact, query: { searchText, ...wrong } };
  }
}
