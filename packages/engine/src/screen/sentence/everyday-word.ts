import { cityRank } from '../../knowledge/lexicon/places/cities.ts';
import { type EverydayMeaning, everydayMeaning } from '../../knowledge/model/everyday.ts';

/** Shorter names occur by chance in any reference. */
const SHORTEST = 3;
const SHORTEST_NUMBER = 5;

/** Whether a word has an everyday meaning, so that a listed name of only this word says little among other words. */
export function isEverydayWord(word: string): boolean {
  if (isShortNumber(word)) return true;
  return !/^[0-9]+$/.test(word) && (word.length < SHORTEST || meaningOf(word) !== undefined);
}

/** Whether a word is a number short enough to be an amount, a house number or a day. */
export const isShortNumber = (word: string): boolean => word.length < SHORTEST_NUMBER && /^[0-9]+$/.test(word);

/** Common meanings of a word other than a party's name. */
export const meaningOf = (word: string): EverydayMeaning | undefined =>
  everydayMeaning(word) ?? (cityRank(word) === undefined ? undefined : 'place');
