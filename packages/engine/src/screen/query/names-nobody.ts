import { businessConcept } from '../../knowledge/lexicon/companies/business-words.ts';
import { LEGAL_FORMS } from '../../knowledge/lexicon/companies/legal-forms.ts';
import { VESSEL_WORDS } from '../../knowledge/lexicon/companies/vessel-words.ts';
import { HONORIFICS } from '../../knowledge/lexicon/general/honorifics.ts';
import { GLUED_TITLES, NATIVE_TITLES } from '../../knowledge/lexicon/general/native-titles.ts';
import { FUNCTION_WORDS, particleKind } from '../../knowledge/lexicon/general/particles.ts';
import { roleConcept } from '../../knowledge/lexicon/general/role-words.ts';
import { STOP_WORDS } from '../../knowledge/lexicon/general/stop-words.ts';
import type { Token } from '../../normalise/text/token.ts';
import { contextWords } from '../parts/context-words.ts';
import { isShortNumber } from '../sentence/everyday-word.ts';
import { messageTokens } from '../sentence/message-tokens.ts';
import { SHIP_WORDS } from '../sentence/neighbour-kind.ts';
import { isShip } from './is-ship.ts';

const wordsOf = (phrases: readonly string[]): string[] => phrases.flatMap((phrase) => phrase.split(' '));
const FORMS: ReadonlySet<string> = new Set(LEGAL_FORMS.flatMap(({ forms }) => forms));
/** Words that stand beside names. */
const OF_NAMES: ReadonlySet<string> = new Set([...FORMS, ...wordsOf(HONORIFICS.flatMap(({ forms }) => forms))]);
const SMALL = new Set([
  ...wordsOf([...FORMS]),
  ...wordsOf(HONORIFICS.flatMap(({ forms }) => forms)),
  ...wordsOf(NATIVE_TITLES),
  ...wordsOf(VESSEL_WORDS),
  ...FUNCTION_WORDS,
  ...STOP_WORDS,
]);

/**
 * Whether a text names nobody: it has only legal forms, titles, small words, business words, words of messages, letters
 * and short numbers. A miss for such a text proves nothing.
 */
export function namesNobody(text: string, tokens: readonly Token[]): boolean {
  if (isShip(text, tokens) || isCompany(text, tokens)) return false;
  const isMessage = messageTokens(text, tokens);
  if (isReferenceLine(tokens, isMessage)) return false;
  const titles = NATIVE.flatMap((title) => placesOf(text, title));
  const inPhrase = contextWords(text, tokens);
  return tokens.every(
    (token, i) =>
      isMessage[i] === true ||
      titles.some(([start, end]) => token.start >= start && token.end <= end) ||
      // Characters are recognised by their phrase: by sound, one is also a legal form. A single one names nobody.
      (token.letter === undefined ? isNothing(token) : inPhrase[i] !== 0 || standsAlone(tokens, i)),
  );
}

/**
 * "Salary May 2026": a reference line that says what is paid, and when or under which number, is complete without a
 * name. Beside a title or a legal form, a name is missing.
 */
const isReferenceLine = (tokens: readonly Token[], isMessage: readonly boolean[]): boolean =>
  isMessage.some(Boolean) &&
  tokens.some(({ text }) => REFERENCE.test(text)) &&
  !tokens.some(({ text }, i) => isMessage[i] !== true && OF_NAMES.has(text) && !FUNCTION_WORDS.has(text));

/** A year or a document number. */
const REFERENCE = /^[0-9]{4,}$/;

/** Minimum number of words before a legal form that name a company: fewer are too common. */
const COMPANY_FROM = 2;
const WITHIN_NAME = /^[ &-]+$/;
const BEFORE_FORM = /^[ .,]*$/;

/** "Pacific Instruments, Co., Ltd.": business words followed by legal forms, with no separator among the former. */
function isCompany(text: string, tokens: readonly Token[]): boolean {
  let form = tokens.length;
  while (form > 0 && FORMS.has(tokens[form - 1]?.text ?? '')) form--;
  const words = tokens.slice(0, form);
  return (
    form < tokens.length &&
    words.length >= COMPANY_FROM &&
    words.some((word) => !SMALL.has(word.text) && businessConcept(word.text) !== undefined) &&
    words.every((word) => !SMALL.has(word.text) || SHIP_WORDS.has(word.text)) &&
    tokens.every((word, i) => {
      const gap = text.slice(word.end, tokens[i + 1]?.start);
      if (i >= form) return BEFORE_FORM.test(gap) || i === tokens.length - 1;
      return word.text.length > 1 && !isShortNumber(word.text) && (i + 1 < form ? WITHIN_NAME : BEFORE_FORM).test(gap);
    })
  );
}
/** Titles in scripts without spaces, as written. */
const NATIVE = GLUED_TITLES.map(([title]) => title);

function placesOf(text: string, part: string): [start: number, end: number][] {
  const at = text.indexOf(part);
  return at === -1 ? [] : [[at, at + part.length]];
}

/** Whether a character is adjacent to no other. */
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
