import { cityRank } from '../../knowledge/lexicon/places/cities.ts';
import { type EverydayMeaning, everydayMeaning } from '../../knowledge/model/everyday.ts';

/** A name of fewer letters is written by chance in any reference. */
const SHORTEST = 3;
/** A number of fewer digits is an amount, a house or a day. */
const SHORTEST_NUMBER = 5;

/**
 * Whether a word has an everyday meaning, so that a listed name that is this word alone says little among other words.
 */
export function isEverydayWord(word: string): boolean {
  if (/^[0-9]+$/.test(word)) return word.length < SHORTEST_NUMBER;
  return word.length < SHORTEST || meaningOf(word) !== undefined;
}

/** What a word commonly means beside being a party's name. */
export const meaningOf = (word: string): EverydayMeaning | undefined =>
  everydayMeaning(word) ?? (cityRank(word) === undefined ? undefined : 'place');
