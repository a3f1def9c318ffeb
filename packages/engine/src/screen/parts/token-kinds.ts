import { businessConcept } from '../../knowledge/lexicon/companies/business-words.ts';
import { GENERATIONS } from '../../knowledge/lexicon/general/honorifics.ts';
import { FUNCTION_WORDS, particleKind } from '../../knowledge/lexicon/general/particles.ts';
import { isStopWord } from '../../knowledge/lexicon/general/stop-words.ts';
import type { Model } from '../../knowledge/model/model.ts';
import { isAscii } from '../../normalise/text/normalise-text.ts';
import type { Token } from '../../normalise/text/token.ts';
import { meaningOf } from '../sentence/everyday-word.ts';
import { messageTokens } from '../sentence/message-tokens.ts';
import { contextWords } from './context-words.ts';
import { KIND, type Kinds } from './word-kind.ts';

/**
 * The kind of each word in a text.
 * @param isCaseless whether the text, or the one it is part of, has no lower-case letters or no capitals
 */
export function tokenKinds(text: string, tokens: readonly Token[], isCaseless: boolean, model: Model): Kinds[] {
  const isMessage = messageTokens(text, tokens);
  const inPhrase = contextWords(text, tokens);
  return tokens.map((token, i) => {
    const own = { isMessage: isMessage[i] === true, phrase: inPhrase[i] ?? 0, isCaseless };
    return kindOf(token, text.slice(token.start, token.end), own, model);
  });
}

/**
 * A number, an account number (IBAN), a head office's bank code (BIC), letters before a number, a quarter or half-year.
 */
const NUMBERED =
  /^[0-9]|^[a-z]{2}[0-9]{2}[a-z0-9]{11,30}$|^[a-z]{6}[a-z0-9]{2}xxx$|^[a-z]{1,4}[0-9]{3}[a-z0-9]*$|^q[1-4]$|^h[12]$/;

type Circumstances = { readonly isMessage: boolean; readonly phrase: number; readonly isCaseless: boolean };

function kindOf({ text: word, letter, script }: Token, written: string, of: Circumstances, model: Model): Kinds {
  const { isMessage, phrase, isCaseless } = of;
  // In scripts without spaces, a character's kind depends on the phrase that it belongs to.
  if (letter !== undefined) return isMessage ? KIND.sure : phrase > 0 ? KIND.hard : KIND.telling;
  if (NUMBERED.test(word)) return KIND.sure;
  if (word.length === 1 && isAscii(word)) return isInitial(written, isCaseless) ? KIND.initial : KIND.sure;
  const meaning = meaningOf(word);
  let kinds = 0;
  if (particleKind(word) !== undefined) kinds |= KIND.particle;
  else if (isMessage || isStopWord(word, script) || FUNCTION_WORDS.has(word)) kinds |= KIND.sure;
  // "Junior" and "III" after a name tell two people of that name apart.
  if (phrase > 0 && !GENERATIONS.has(word)) kinds |= KIND.hard;
  if (businessConcept(word) !== undefined || meaning === 'word') kinds |= KIND.soft;
  if (kinds === 0) return KIND.telling;
  // "Santos" is a town and a family name; the words of "Buenos Aires" and "Prime Minister" are not names.
  const isName = phrase < 2 && (kinds & KIND.particle) === 0 && (model.isGivenName(word) || model.isFamilyName(word));
  return isName ? kinds | KIND.telling : kinds;
}

/** A single capital is an initial; in a text without mixed case, so is every single letter. */
function isInitial(written: string, isCaseless: boolean): boolean {
  const capital = written.toUpperCase();
  return capital !== written.toLowerCase() && (isCaseless || written === capital);
}
