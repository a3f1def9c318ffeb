import type { Index } from '../../index/open/open-index.ts';
import { typedOtherwise } from '../../knowledge/scripts/alphabets/keyboard-layouts.ts';
import { normaliseText } from '../../normalise/text/normalise-text.ts';
import type { Token } from '../../normalise/text/token.ts';
import { brokenWords } from './broken-words.ts';
import { withoutGluedWord, withoutNumbers, withoutShip } from './glued-to-name.ts';
import { isListed, takenApart } from './taken-apart.ts';
import { withoutRepeats } from './words-left-out.ts';

/** Shortest word that is read backwards: shorter ones are words in both directions. */
const SHORTEST_BACKWARDS = 4;
/** Maximum number of words in a name, and of characters. */
const [LONGEST_NAME, LONGEST_TEXT] = [6, 80];
const MAX_READINGS = 4;

/**
 * Fallback spellings, tried only if nothing was found: a long word split, reversed words, foreign endings cut off,
 * repeated words dropped, pieces of a word joined, right-to-left text in visual order, another keyboard layout, what is
 * written against a name (a ship's prefix, numbers, a word), words joined by an invisible sign. Words must be listed.
 */
export function fallbackSpellings(index: Index, text: string, tokens: readonly Token[]): Token[][] {
  const readings = [
    ...takenApart(index, text, tokens),
    ...withoutShip(index, text, tokens),
    ...withoutNumbers(index, tokens),
    ...withoutGluedWord(index, tokens),
    ...partedUnseen(text),
    ...backwards(index, tokens),
    ...turnedByCapitals(index, text, tokens),
    ...withoutEndings(index, tokens),
    ...onceEach(tokens),
    ...brokenWords(text, tokens, index.model),
    ...visualOrder(index, text),
    ...onOtherLayout(index, text, tokens),
  ];
  return readings.slice(0, MAX_READINGS);
}

/** Splits Persian and Arabic at a zero-width non-joiner, which elsewhere precedes an ending. */
const partedUnseen = (text: string): Token[][] =>
  text.includes(NON_JOINER) ? [[...normaliseText(text.replaceAll(NON_JOINER, ' ')).tokens]] : [];

const NON_JOINER = '\u200c';

function backwards(index: Index, tokens: readonly Token[]): Token[][] {
  if (
    tokens.length > LONGEST_NAME ||
    !tokens.every((token) => isLatin(token) && token.text.length >= SHORTEST_BACKWARDS)
  )
    return [];
  const turned = tokens.map(turn);
  const isMeant = turned.every(
    ({ text }, i) => text !== tokens[i]?.text && !index.model.isKnown(tokens[i]?.text ?? ''),
  );
  return isMeant && turned.every(({ text }) => isListed(index, text)) ? [turned.reverse()] : [];
}

/** A lower-case word with one capital after the second letter. */
const LATE_CAPITAL = /^[a-z]{2,}[A-Z][a-z]*$/;

function turnedByCapitals(index: Index, text: string, tokens: readonly Token[]): Token[][] {
  if (tokens.length > LONGEST_NAME) return [];
  const isTurned = (token: Token): boolean =>
    isLatin(token) &&
    token.text.length >= SHORTEST_BACKWARDS &&
    LATE_CAPITAL.test(text.slice(token.start, token.end)) &&
    !index.model.isKnown(token.text);
  return tokens.some(isTurned) ? [tokens.map((token) => (isTurned(token) ? turn(token) : token))] : [];
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufefc]/;
/** Minimum share and number of words that are listed letter by letter. */
const [LISTED_SHARE, LEAST_LISTED] = [0.5, 2];

/** Arabic and Hebrew in visual order, left to right, as PDFs give them. Digits run left to right in both. */
function visualOrder(index: Index, text: string): Token[][] {
  if (!RIGHT_TO_LEFT.test(text) || text.length > LONGEST_TEXT) return [];
  const { tokens } = normaliseText([...text].reverse().join(''));
  const place = (at: number): number => text.length - at;
  const turned = tokens.map((token) => ({ ...token, start: place(token.end), end: place(token.start) }));
  const listed = turned.filter(({ text: word }) => isListed(index, word)).length;
  return listed >= LEAST_LISTED && listed >= turned.length * LISTED_SHARE ? [turned] : [];
}

/** Letters of a word before the ending that Latvian and Lithuanian add to foreign names of men. */
const BALTIC = [/^([a-z]{3,})(?:as|is|us)$/, /^([a-z]{4,})s$/];
/** Names that end in a vowel get no ending. */
const VOWEL = /[aeiouy]$/;
/** The ending of Czech and Slovak family names of women, foreign ones included. */
const WOMANS = /^([a-z]{3,})ova$/;

/** "Orlanas Vestrakovas", "Nadia Quelmaras" → "Orlan Vestrakov", "Nadia Quelmar"; "Nadia Quelmarová" too. */
function withoutEndings(index: Index, tokens: readonly Token[]): Token[][] {
  if (tokens.length < 2 || tokens.length > LONGEST_NAME) return [];
  const stemOf = ({ text }: Token, ending: RegExp): string | undefined =>
    index.model.isFamilyName(text) ? undefined : ending.exec(text)?.[1];
  const cut = (token: Token, stem: string): Token => ({ ...token, text: stem, readings: [] });
  const men = BALTIC.flatMap((ending) => {
    const stems = tokens.map((token) => stemOf(token, ending));
    const areAll = stems.every((stem, i) => stem !== undefined || VOWEL.test(tokens[i]?.text ?? ''));
    const isMeant = areAll && areListed(index, stems);
    return isMeant ? [tokens.map((token, i) => cut(token, stems[i] ?? token.text))] : [];
  });
  const last = tokens.at(-1);
  const stem = last && stemOf(last, WOMANS);
  return last && stem && isListed(index, stem) ? [...men, [...tokens.slice(0, -1), cut(last, stem)]] : men;
}

/** Whether there are stems and all of them are listed. */
function areListed(index: Index, stems: readonly (string | undefined)[]): boolean {
  const listed = stems.flatMap((stem) => (stem === undefined ? [] : isListed(index, stem)));
  return listed.length > 0 && !listed.includes(false);
}

/** "Orlan Orlan Vestrakov": his son, or a form that joined a given name field with a full name field. */
function onceEach(tokens: readonly Token[]): Token[][] {
  const once = withoutRepeats(tokens, () => false);
  return once !== undefined && once.length > 1 ? [once] : [];
}

/** Minimum length of a word that shows which layout it was typed on. */
const SHORTEST_TYPED = 3;

/** "Jhkfy Dtcnhfrjd" → "Орлан Вестраков", "Щкдфт Мукыеклщм" → "Orlan Vestrkov": no word of it is known as it is. */
function onOtherLayout(index: Index, text: string, tokens: readonly Token[]): Token[][] {
  if (tokens.length < 2 || tokens.length > LONGEST_NAME || text.length > LONGEST_TEXT) return [];
  if (tokens.some((token) => token.text.length >= SHORTEST_TYPED && isPlausible(index, token.text))) return [];
  return typedOtherwise(text).flatMap((typed) => {
    const retyped = normaliseText(typed).tokens.map((token): Token => ({ ...token, retyped: true }));
    const words = retyped.filter((token) => token.text.length >= SHORTEST_TYPED);
    const isMeant =
      words.length > 1 && words.every((token) => [token.text, ...token.readings].some((one) => isListed(index, one)));
    return isMeant ? [retyped] : [];
  });
}

const isPlausible = (index: Index, word: string): boolean => index.model.isKnown(word) || isListed(index, word);

const turn = (token: Token): Token => ({ ...token, text: [...token.text].reverse().join(''), readings: [] });

const isLatin = ({ text, script }: Token): boolean => script === 'Latn' && /^[a-z]+$/.test(text);
