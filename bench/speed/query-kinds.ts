import type { Listing } from '@namesake/engine';
import { pick, randomFrom } from '../lists/random.ts';
import { wordCounts } from './word-counts.ts';

export type QueryKind = { readonly kind: string; readonly texts: readonly string[] };

const PER_KIND = 300;
/** Kind of the queries that are pages of text. */
export const LONG_TEXT = '2,000 characters';

/** Minimum number of names with a common word. */
const COMMON_FROM = 200;
const LONG = 2000;
/** Fewer of them, because each takes as long as a hundred names. */
const LONG_TEXTS = 100;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Queries of every kind, generated from the listed names with a fixed seed. */
export function queryKinds(listings: readonly Listing[], perKind = PER_KIND): QueryKind[] {
  const random = randomFrom(20_261_121);
  const persons = listings.filter(({ entityType }) => entityType === 'person');
  const companies = listings.filter(({ entityType }) => entityType === 'organization');
  const nameOf = (from: readonly Listing[], accept: (name: string) => boolean): string => {
    for (let tries = 0; tries < 10_000; tries++) {
      const name = pick(pick(from, random).names, random).value;
      if (accept(name)) return name;
    }
    throw new Error('No such name in these lists.');
  };
  const latin = (name: string) => /^[\p{ASCII}]+$/u.test(name);
  const isOtherScript = (name: string) => !latin(name) && /[\u0370-\uffff]/.test(name);
  const words = (name: string) => name.split(/[\s-]+/).length;
  const many = (make: () => string): string[] => Array.from({ length: perKind }, make);
  const person = (n: number) => () => nameOf(persons, (name) => latin(name) && words(name) === n);
  const mistype = (name: string): string => {
    const at = 1 + Math.floor(random() * (name.length - 2));
    return name.slice(0, at) + LETTERS[Math.floor(random() * 26)] + name.slice(at + 1);
  };
  const stranger = () => {
    const [a, b] = [person(2)(), person(2)()];
    return `${a.split(' ')[0]} ${b.split(' ').at(-1)}`;
  };
  const strangers = many(stranger);
  // The same words in other combinations, like most names in a stream of customers.
  const again = strangers.map((name, i) => {
    const next = strangers[(i + 1) % strangers.length] ?? name;
    return `${name.split(' ')[0]} ${next.split(' ').at(-1)}`;
  });
  const counts = [...wordCounts(listings)];
  const common = counts.filter(([, count]) => count >= COMMON_FROM).map(([word]) => word);
  const rare = counts.filter(([, count]) => count === 1).map(([word]) => word);
  const identifiers = listings.flatMap((listing) => listing.identifiers ?? []);
  const two = (words: readonly string[]) => () => `${pick(words, random)} ${pick(words, random)}`;
  const payment = () =>
    `Payment of invoice ${Math.floor(random() * 99_999)} to ${person(3)()} for consulting services rendered in March, account 4471`;
  return [
    { kind: 'one word', texts: many(() => pick(person(2)().split(' '), random)) },
    { kind: 'two words', texts: many(person(2)) },
    { kind: 'four words', texts: many(person(4)) },
    { kind: 'mistyped', texts: many(() => mistype(person(3)())) },
    { kind: 'recombined', texts: strangers },
    { kind: 'words met before', texts: again },
    { kind: 'company', texts: many(() => nameOf(companies, latin)) },
    {
      kind: 'other script',
      texts: listings.some(({ names }) => names.some(({ value }) => isOtherScript(value)))
        ? many(() => nameOf(listings, isOtherScript))
        : [],
    },
    { kind: 'identifier', texts: many(() => pick(identifiers, random).value) },
    { kind: 'payment text', texts: many(payment) },
    { kind: 'common words', texts: many(two(common)) },
    { kind: 'rare words', texts: many(two(rare)) },
    { kind: LONG_TEXT, texts: many(() => longText(payment)).slice(0, LONG_TEXTS) },
  ].filter(({ texts }) => texts.length > 0);
}

/** Sentences up to a length. */
function longText(sentence: () => string): string {
  let text = sentence();
  while (text.length < LONG) text += `; ${sentence()}`;
  return text.slice(0, LONG);
}
