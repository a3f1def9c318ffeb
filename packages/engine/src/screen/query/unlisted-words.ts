import type { Index } from '../../index/open/open-index.ts';
import { businessConcept } from '../../knowledge/lexicon/companies/business-words.ts';
import { legalFormClass } from '../../knowledge/lexicon/companies/legal-forms.ts';
import { honorificKind } from '../../knowledge/lexicon/general/honorifics.ts';
import { FUNCTION_WORDS, particleKind } from '../../knowledge/lexicon/general/particles.ts';
import type { Token } from '../../normalise/text/token.ts';
import { namesWith } from '../parts/names-with.ts';
import { meaningOf } from '../sentence/everyday-word.ts';
import { messageTokens } from '../sentence/message-tokens.ts';

/** Minimum number of words that may be a whole name, and of letters in each. */
const [FEWEST, SHORTEST] = [2, 3];
const WITHIN_NAME = /^[ &.,-]+$/;
/** A serial number that tells namesakes apart: "Brewery 24". A year suggests a reference line instead. */
const SERIAL = /^[0-9]{1,3}$/;

/**
 * Whether a text consists of business words, perhaps with everyday words and a short number, that no single listed name
 * contains: "Advanced Navigation", unlike "Central Bank", which is part of listed names.
 */
export function areUnlistedWords(index: Index, text: string, tokens: readonly Token[]): boolean {
  const isMessage = messageTokens(text, tokens);
  const words = tokens.filter(({ text: word }) => !isBetween(word));
  if (words.length < FEWEST || isMessage.some(Boolean)) return false;
  if (!words.every(({ text: word }) => SERIAL.test(word) || (word.length >= SHORTEST && isCommon(word)))) return false;
  // "Not applicable" is not a business name.
  if (!words.some(({ text: word }) => businessConcept(word) !== undefined)) return false;
  if (tokens.some(({ end }, i) => i + 1 < tokens.length && !WITHIN_NAME.test(text.slice(end, tokens[i + 1]?.start))))
    return false;
  index.scratch.lookUps?.areTogether(words);
  const [first = new Set<number>(), ...others] = words.map((word) => namesWith(index, word, 'any'));
  return ![...first].some((name) => others.every((names) => names.has(name)));
}

/** Words that do not count: "Señor Construction" has only one business word, which is not a name. */
const isBetween = (word: string): boolean =>
  legalFormClass(word) !== undefined ||
  FUNCTION_WORDS.has(word) ||
  honorificKind(word) !== undefined ||
  particleKind(word) !== undefined;

const isCommon = (word: string): boolean => businessConcept(word) !== undefined || meaningOf(word) === 'word';
