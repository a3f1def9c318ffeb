import { businessConcept } from '../../knowledge/lexicon/companies/business-words.ts';
import { FUNCTION_WORDS } from '../../knowledge/lexicon/general/particles.ts';
import { isStopWord } from '../../knowledge/lexicon/general/stop-words.ts';
import { TITLE_WORDS } from '../../knowledge/lexicon/general/title-words.ts';
import type { Model } from '../../knowledge/model/model.ts';
import type { Token } from '../../normalise/text/token.ts';
import { meaningOf } from './everyday-word.ts';

/** Articles, prepositions and titles: words of any sentence and of many names. */
const isSmallWord = ({ text, script }: Token): boolean =>
  FUNCTION_WORDS.has(text) || TITLE_WORDS.has(text) || isStopWord(text, script);

/**
 * Marks the tokens that belong to the sentence around names: words of messages, small words, numbers, and lower-case
 * dictionary words.
 * @param isMessage for each token whether it is a word of messages (`message-tokens.ts`)
 */
export function sentenceWords(
  text: string,
  tokens: readonly Token[],
  model: Model,
  isMessage: readonly boolean[],
): readonly boolean[] {
  const mayBeNames = !isMessage.some(Boolean);
  return tokens.map((token, i) => isMessage[i] === true || isSentenceWord(text, token, model, mayBeNames));
}

/** @param mayBeNames whether only lower-case words belong to the sentence, since no word marks the text as a message */
function isSentenceWord(text: string, token: Token, model: Model, mayBeNames: boolean): boolean {
  const { text: word, start, end } = token;
  const written = text.slice(start, end);
  const isSmall = written === written.toLowerCase() && written !== written.toUpperCase();
  if (isSmallWord(token)) return isSmall || !mayBeNames;
  if (word.length < 2 || /^[0-9]+$/.test(word)) return !mayBeNames;
  if (!isSmall || meaningOf(word) !== 'word') return false;
  // Names and business words have capitals if the text has any.
  const isPlain = !model.isGivenName(word) && !model.isFamilyName(word) && businessConcept(word) === undefined;
  return isPlain || text !== text.toLowerCase();
}
