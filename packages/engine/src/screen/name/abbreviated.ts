import type { Index } from '../../index/open/open-index.ts';
import { legalFormClass } from '../../knowledge/lexicon/companies/legal-forms.ts';
import { honorificKind } from '../../knowledge/lexicon/general/honorifics.ts';
import { FUNCTION_WORDS, particleKind } from '../../knowledge/lexicon/general/particles.ts';
import type { Token } from '../../normalise/text/token.ts';
import { planCutQuery } from '../../retrieve/plan/cut-query.ts';
import type { Reading } from '../../score/match.ts';
import { messageTokens } from '../sentence/message-tokens.ts';
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
  const isDotted = (token: Token): boolean => text.charAt(token.end) === '.' && isShortened(token);
  if (words.some(isDotted)) return [cutIn(index, text, words, isDotted, false)];
  if (isPart || words.filter(isShortened).length < LEAST_SHORT) return [];
  const { isKnown, isDictionaryWord, isBusinessWord } = index.model;
  const isUnknown = ({ text: word }: Token): boolean => !isKnown(word) && !isDictionaryWord(word);
  const unknown = words.filter((word) => isShortened(word) && isUnknown(word)).length;
  if (unknown < LEAST_OF_COMPANY || isMessage(text, words)) return [];
  const isCompany = words.some(({ text: word }) => isBusinessWord(word) || legalFormClass(word) !== undefined);
  return isCompany || unknown >= LEAST_UNKNOWN ? [cutIn(index, text, words, isShortened, true)] : [];
}

/** A reading in which some words may be the beginnings of others. */
function cutIn(
  index: Index,
  text: string,
  words: readonly Token[],
  isCut: (token: Token) => boolean,
  isInOrder: boolean,
): Reading {
  const own = readingOf(index, text, words);
  const cut = own.plan.tokens.reduce((mask, token, i) => (isCut(token) ? mask | (1 << i) : mask), 0);
  return { ...own, plan: { ...planCutQuery(index, own.plan, cut), isInOrder } };
}

/** Whether a text has words that no name has: a message may contain any short words. */
const isMessage = (text: string, words: readonly Token[]): boolean =>
  messageTokens(text, words).some((is, i) => is && !isSmallWord(words[i]?.text ?? ''));

const isSmallWord = (word: string): boolean => FUNCTION_WORDS.has(word) || particleKind(word) !== undefined;

const isShortened = ({ text, letter }: Token): boolean =>
  letter === undefined &&
  text.length >= SHORTEST &&
  text.length <= LONGEST &&
  honorificKind(text) === undefined &&
  legalFormClass(text) === undefined;
