import { isCode } from '../lexicon/general/codes.ts';
import { EVERYDAY_BAND, EVERYDAY_WORDS } from './everyday.gen.ts';
import { wordWeights } from './word-weights.ts';

/** Meanings of a word other than a party's name: dictionary word, given name, family name, place. */
export type EverydayMeaning = (typeof EVERYDAY_MEANINGS)[number];
export const EVERYDAY_MEANINGS = ['word', 'given_name', 'family_name', 'place'] as const;

/** Number of equally large bands of the vocabulary, most common first: band and meaning fit in a byte. */
export const BANDS = 62;

/**
 * Rank up to which a word is everyday. Chosen so that innocent texts seldom contain a one-word listed name above it
 * (docs/guide/light-names.md); a multiple of `EVERYDAY_BAND`.
 */
export const EVERYDAY_UP_TO = 62 * EVERYDAY_BAND;

/** A line of the vocabulary: 1 + four times the band + the meaning's position, then the words. */
export const bandLine = (band: number, meaning: EverydayMeaning, words: readonly string[]): string =>
  `${1 + band * EVERYDAY_MEANINGS.length + EVERYDAY_MEANINGS.indexOf(meaning)} ${words.join(' ')}`;

const codeOf = lazy(() => wordWeights(EVERYDAY_WORDS));

/** The rank of a romanised word among everyday words, to the precision of its band; undefined if no source has it. */
export function everydayRank(word: string): number | undefined {
  const code = codeOf()(word);
  return code === undefined ? undefined : Math.floor((code - 1) / EVERYDAY_MEANINGS.length) * EVERYDAY_BAND;
}

/**
 * The common meaning of a romanised word other than a party's name, if its rank is below `upTo`. A listed name of one
 * such word is light. The table comes from dictionaries, name tables and a gazetteer, never from lists.
 */
export function everydayMeaning(word: string, upTo = EVERYDAY_UP_TO): EverydayMeaning | undefined {
  if (isCode(word)) return 'word';
  const code = codeOf()(word);
  if (code === undefined || Math.floor((code - 1) / EVERYDAY_MEANINGS.length) * EVERYDAY_BAND >= upTo) return undefined;
  return EVERYDAY_MEANINGS[(code - 1) % EVERYDAY_MEANINGS.length];
}

function lazy<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
