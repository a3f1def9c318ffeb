import { businessConcept } from '../../knowledge/lexicon/companies/business-words.ts';
import { LEGAL_FORMS } from '../../knowledge/lexicon/companies/legal-forms.ts';
import { VESSEL_WORDS } from '../../knowledge/lexicon/companies/vessel-words.ts';
import { HONORIFICS } from '../../knowledge/lexicon/general/honorifics.ts';
import { GLUED_TITLES, NATIVE_TITLES } from '../../knowledge/lexicon/general/native-titles.ts';
import { FUNCTION_WORDS, particleKind } from '../../knowledge/lexicon/general/particles.ts';
import { roleConcept } from '../../knowledge/lexicon/general/role-words.ts';
import { STOP_WORDS } from '../../knowledge/lexicon/general/stop-words.ts';
import type { Token } from '../../normalise/text/normalise-text.ts';
import { contextWords } from '../parts/context-words.ts';
import { isShortNumber } from '../sentence/everyday-word.ts';
import { messageTokens } from '../sentence/message-tokens.ts';

const wordsOf = (phrases: readonly string[]): string[] => phrases.flatMap((phrase) => phrase.split(' '));
const SMALL = new Set([
  ...wordsOf(LEGAL_FORMS.flatMap(({ forms }) => forms)),
  ...wordsOf(HONORIFICS.flatMap(({ forms }) => forms)),
  ...wordsOf(NATIVE_TITLES),
  ...wordsOf(VESSEL_WORDS),
  ...FUNCTION_WORDS,
  ...STOP_WORDS,
]);

/**
 * Whether a text names nobody: it has only legal forms, titles, small words, words of business and of
 * messages, letters and short numbers. A search that finds nothing by such a text proves nothing.
 */
export function namesNobody(text: string, tokens: readonly Token[]): boolean {
  const isMessage = messageTokens(text, tokens);
  const titles = NATIVE.flatMap((title) => placesOf(text, title));
  const inPhrase = contextWords(text, tokens);
  return tokens.every(
    (token, i) =>
      isMessage[i] === true ||
      titles.some(([start, end]) => token.start >= start && token.end <= end) ||
      // Characters are known by their phrase: by its sound, one is a legal form, too. A single one names nobody.
      (token.letter === undefined ? isNothing(token) : inPhrase[i] !== 0 || standsAlone(tokens, i)),
  );
}

/** Titles of scripts without spaces, as they are written. */
const NATIVE = GLUED_TITLES.map(([title]) => title);

function placesOf(text: string, part: string): [start: number, end: number][] {
  const at = text.indexOf(part);
  return at === -1 ? [] : [[at, at + part.length]];
}

/** Whether a character stands apart from all others. */
const standsAlone = (tokens: readonly Token[], at: number): boolean =>
  tokens[at - 1]?.end !== tokens[at]?.start && tokens[at + 1]?.start !== tokens[at]?.end;

const isNothing = ({ text, start, end }: Token): boolean =>
  text.length < 2 ||
  end - start === 1 ||
  SMALL.has(text) ||
  particleKind(text) !== undefined ||
  businessConcept(text) !== undefined ||
  roleConcept(text) !== undefined ||
  isShortNumber(text);
