import { CUT_ABBREVIATIONS, INITIALS_OF, NUMBER_SIGNS } from '../../knowledge/lexicon/companies/abbreviations.ts';
import { BUSINESS_PHRASES, type BusinessPhrase } from '../../knowledge/lexicon/companies/business-phrases.ts';
import { businessConcept } from '../../knowledge/lexicon/companies/business-words.ts';
import { spelledNumber } from '../../knowledge/lexicon/general/numbers.ts';
import { LEGAL_PHRASES } from '../phrases/legal-phrases.ts';
import { PhraseTable } from '../phrases/phrase-table.ts';
import { withinOneEdit } from '../phrases/within-one-edit.ts';
import type { Token } from './token.ts';

const MAX_INITIALS = 4;
/** Maximum number of words in a number: "nine hundred and ninety nine". */
const MAX_NUMBER_WORDS = 5;

const PHRASES = new PhraseTable(BUSINESS_PHRASES.map(({ words }) => words));
const PHRASE_OF = new Map(BUSINESS_PHRASES.map((phrase) => [phrase.words, phrase]));
/** Phrases of two long words, by either word: if one is right, the other may have a slip. */
const SHORTEST_SLIP = 5;
const PAIRS = Map.groupBy(
  BUSINESS_PHRASES.flatMap((phrase) => {
    const words = phrase.words.split(' ');
    const isPair = words.length === 2 && !phrase.needsMore;
    return isPair ? words.map((right, i) => ({ phrase, right: `${i} ${right}`, other: words[1 - i] ?? '' })) : [];
  }),
  ({ right }) => right,
);

/** Words for "&" that are not initials. */
const AND = new Set(['and', 'und', 'et', 'og', 'och']);
const LETTERS = /^[a-z]{1,3}$/;

/** "Q and K", "QV & K": a letter on one side, a few on the other. */
function isAndOfLetters(tokens: readonly Token[], at: number): boolean {
  if (!AND.has(tokens[at]?.text ?? '')) return false;
  const [before = '', after = ''] = [tokens[at - 1]?.text, tokens[at + 1]?.text];
  return [before, after].every((word) => LETTERS.test(word) && !AND.has(word)) && before.length * after.length <= 3;
}

/**
 * Merges words that are split into several tokens: numbers in words ("forty-four"), "No. 8", abbreviations with dots
 * ("F.lli", "U.S."), business phrases that are one word in other languages ("real estate"). Also expands well-known
 * initials and drops an "and" between letters, which "Q&K" does not have.
 */
export function mergeTokens(all: readonly Token[]): readonly Token[] {
  if (all.length < 2) return all;
  const tokens = all.some(({ text }) => AND.has(text)) ? all.filter((_, i) => !isAndOfLetters(all, i)) : all;
  let merged: Token[] | undefined;
  let isBusiness: boolean | undefined;
  let texts: readonly string[] | undefined;
  const allTexts = () => (texts ??= tokens.map(({ text }) => text));
  const businessLike = () => (isBusiness ??= tokens.some(({ text }) => businessConcept(text) !== undefined));
  for (let i = 0; i < tokens.length; ) {
    const found =
      abbreviationAt(tokens, i) ??
      phraseAt(tokens, i, allTexts) ??
      numberAt(tokens, i) ??
      initialsAt(tokens, i, businessLike);
    const token = tokens[i];
    if (!token) break;
    if (found && !merged) merged = tokens.slice(0, i);
    merged?.push(found?.token ?? token);
    i += found?.count ?? 1;
  }
  return merged ?? tokens;
}

type Found = { readonly token: Token; readonly count: number };

const asOne = (
  tokens: readonly Token[],
  at: number,
  count: number,
  text: string,
  readings: readonly string[],
): Found => {
  const [first, last] = [tokens[at], tokens[at + count - 1]];
  return {
    token: { text, start: first?.start ?? 0, end: last?.end ?? 0, script: last?.script ?? 'Latn', readings },
    count,
  };
};

function abbreviationAt(tokens: readonly Token[], at: number): Found | undefined {
  if ((tokens[at]?.text.length ?? 0) > 2) return undefined;
  const whole = CUT_ABBREVIATIONS.get(`${tokens[at]?.text} ${tokens[at + 1]?.text ?? ''}`);
  return whole === undefined ? undefined : asOne(tokens, at, 2, whole, []);
}

/** A business phrase as one word. `allTexts` returns the texts of all tokens, computed once for all positions. */
function phraseAt(tokens: readonly Token[], at: number, allTexts: () => readonly string[]): Found | undefined {
  const [first, next] = [tokens[at], tokens[at + 1]];
  if (!first || !next || first.letter !== undefined) return undefined;
  const slipped = pairWithSlip(first.text, next.text);
  if (slipped) return asOne(tokens, at, 2, slipped.asOne, []);
  if (!PHRASES.mayBegin(first.text)) return undefined;
  const texts = allTexts();
  const count = PHRASES.longestAt(texts, at);
  const phrase = count < 2 ? undefined : PHRASE_OF.get(texts.slice(at, at + count).join(' '));
  if (!phrase || (phrase.needsMore && !isNextToBusiness(texts, at, count))) return undefined;
  return asOne(tokens, at, count, phrase.asOne, []);
}

const pairWithSlip = (first: string, next: string): BusinessPhrase | undefined =>
  pairOf(`0 ${first}`, next) ?? pairOf(`1 ${next}`, first);

const pairOf = (right: string, word: string): BusinessPhrase | undefined =>
  word.length < SHORTEST_SLIP || businessConcept(word) !== undefined
    ? undefined
    : PAIRS.get(right)?.find(({ other }) => other.length > SHORTEST_SLIP && withinOneEdit(other, word))?.phrase;

/** Whether a business word or phrase, or a legal form, is next to some words of a name. */
const isNextToBusiness = (texts: readonly string[], at: number, count: number): boolean =>
  texts.some(
    (text, i) =>
      (i < at || i >= at + count) &&
      (businessConcept(text) !== undefined ||
        LEGAL_PHRASES.longestAt(texts, i) > 0 ||
        (PHRASES.mayBegin(text) &&
          (i > at || i + PHRASES.longestAt(texts, i) <= at) &&
          PHRASES.longestAt(texts, i) > 1)),
  );

/** Characters for "number" before and after a numeral: 第8, 8号, 8호. */
const NUMBER_BEFORE = new Set(['第', '제']);
const NUMBER_BEHIND = new Set(['号', '호', '番']);
/** Numbers of Japanese ships in Latin letters: "Dai Hachi Quelmar Maru", "Dai 8". */
const JAPANESE = new Map(
  'ichi ni san yon go roku shichi hachi kyu ju nana'.split(' ').map((word, i) => [word, i === 10 ? 7 : i + 1]),
);
const isMaru = ({ text }: Token): boolean => text === 'maru';

const isDigits = ({ text }: Token): boolean => /^[0-9]+$/.test(text);
const isBehind = (token: Token | undefined): boolean => NUMBER_BEHIND.has(token?.letter ?? '');

function numberAt(tokens: readonly Token[], at: number): Found | undefined {
  const [first, next] = [tokens[at], tokens[at + 1]];
  // A native character is not a number word, even if it is romanised like one.
  if (!first || !next) return undefined;
  if (first.letter !== undefined) {
    const isNumber = NUMBER_BEFORE.has(first.letter) && isDigits(next);
    return isNumber ? asOne(tokens, at, isBehind(tokens[at + 2]) ? 3 : 2, next.text, next.readings) : undefined;
  }
  if (first.text === 'dai' && tokens.some(isMaru)) {
    const value = isDigits(next) ? next.text : JAPANESE.get(next.text)?.toString();
    if (value !== undefined) return asOne(tokens, at, 2, value, []);
  }
  if (isDigits(first) && isBehind(next)) return asOne(tokens, at, 2, first.text, first.readings);
  if (NUMBER_SIGNS.has(first.text) && /^[0-9]+$/.test(next.text)) return asOne(tokens, at, 2, next.text, next.readings);
  const words = tokens.slice(at, at + MAX_NUMBER_WORDS).map(({ text }) => text);
  const number = spelledNumber(words);
  return number && number.words > 1 ? asOne(tokens, at, number.words, String(number.value), []) : undefined;
}

/**
 * "U.S." and "USA" with their expansions. Two letters may be a person's initials unless a business word is next to
 * them.
 */
function initialsAt(tokens: readonly Token[], at: number, isBusiness: () => boolean): Found | undefined {
  const first = tokens[at];
  if (first?.script !== 'Latn') return undefined;
  let count = 1;
  let text = first.text;
  if (text.length === 1) {
    while (count < MAX_INITIALS && tokens[at + count]?.text.length === 1 && tokens[at + count]?.script === 'Latn') {
      text += tokens[at + count]?.text ?? '';
      count++;
    }
  }
  for (; text.length > 1; text = text.slice(0, -1), count--) {
    const name = INITIALS_OF.get(text);
    if (name !== undefined && (text.length > 2 || isBusiness())) return asOne(tokens, at, count, text, [name]);
    if (first.text.length > 1) return undefined;
  }
  return undefined;
}
