import type { Index } from '../../index/open/open-index.ts';
import { legalFormClass } from '../../knowledge/lexicon/companies/legal-forms.ts';
import { honorificKind } from '../../knowledge/lexicon/general/honorifics.ts';
import { ROLE } from '../../normalise/roles/role.ts';
import type { Token } from '../../normalise/text/token.ts';
import type { QueryToken } from '../../retrieve/lookup/query-tokens.ts';
import { planCutQuery } from '../../retrieve/plan/cut-query.ts';
import type { Reading } from '../../score/match.ts';
import { readingOf } from './readings-of.ts';

/** Minimum and maximum number of words in a name with abbreviated words. */
const [LEAST_WORDS, MOST_WORDS] = [2, 16];
/** Minimum and maximum length of an abbreviated word. */
const [SHORTEST, LONGEST] = [3, 6];
/** Minimum number of short words that may be abbreviations without dots, and of those that have no meaning. */
const LEAST_SHORT = 2;
const [LEAST_UNKNOWN, LEAST_OF_COMPANY] = [3, 1];

/**
 * "Vla. Vestrakov", "QUELMAR NAVI. INCO.", "QUELMAR NAVI INCO": each abbreviated word may be any word that begins with
 * its letters. Without dots, any short word may be one, so the words of a name must agree in their order.
 * @param isPart whether it is a part of a longer text, in which any words may be next to each other
 */
export function abbreviated(index: Index, text: string, words: readonly Token[], isPart: boolean): Reading[] {
  if (words.length < LEAST_WORDS || words.length > MOST_WORDS) return [];
  const own = readingOf(index, text, words);
  const { tokens } = own.plan;
  const dotted = placesOf(tokens, (token) => text.charAt(token.end) === '.' && isNoKnownForm(token));
  if (dotted !== 0) return [{ ...own, plan: planCutQuery(index, own.plan, dotted) }];
  const short = placesOf(tokens, isNoKnownForm);
  if (isPart || wordsIn(short) < LEAST_SHORT) return [];
  const { isKnown, isDictionaryWord } = index.model;
  const unknown = tokens.filter((token) => isShort(token) && !isKnown(token.text) && !isDictionaryWord(token.text));
  const isCompany = tokens.some(({ role }) => role === ROLE.legal || role === ROLE.generic);
  if (unknown.length < (isCompany ? LEAST_OF_COMPANY : LEAST_UNKNOWN)) return [];
  return [{ ...own, plan: { ...planCutQuery(index, own.plan, short), isInOrder: true } }];
}

/** The short words with a property, as a bit mask of positions. */
const placesOf = (tokens: readonly QueryToken[], has: (token: QueryToken) => boolean): number =>
  tokens.reduce((mask, token, i) => (isShort(token) && has(token) ? mask | (1 << i) : mask), 0);

const wordsIn = (mask: number): number => (mask === 0 ? 0 : 1 + wordsIn(mask & (mask - 1)));

const isShort = ({ text, letter }: Token): boolean =>
  letter === undefined && text.length >= SHORTEST && text.length <= LONGEST;

const isNoKnownForm = ({ text }: Token): boolean =>
  honorificKind(text) === undefined && legalFormClass(text) === undefined;
