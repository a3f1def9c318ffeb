import type { Index } from '../../index/open/open-index.ts';
import { typedOtherwise } from '../../knowledge/scripts/alphabets/keyboard-layouts.ts';
import { normaliseText } from '../../normalise/text/normalise-text.ts';
import type { Token } from '../../normalise/text/token.ts';
import { findForms } from '../../retrieve/lookup/find-forms.ts';
import { formOf } from '../../words/form/form.ts';
import { messageTokens } from '../sentence/message-tokens.ts';
import { brokenWords } from './broken-words.ts';
import { withoutRepeats } from './words-left-out.ts';

/** Length limits in letters: a run of several words, one of its words, and the longest run. */
const SHORTEST_RUN = 8;
const SHORTEST_PART = 3;
const LONGEST_RUN = 40;
/** Shortest word that is read backwards: shorter ones are words in both directions. */
const SHORTEST_BACKWARDS = 4;
const LONGEST_NAME = 6;
const MAX_READINGS = 4;

/**
 * Fallback spellings, tried only if nothing was found: a long word split, reversed words, foreign endings cut off,
 * repeated words dropped, pieces of a word joined, right-to-left text in visual order, another keyboard layout, a
 * ship's prefix glued to its name, words joined by an invisible character. Only listed words count.
 */
export function fallbackSpellings(index: Index, text: string, tokens: readonly Token[]): Token[][] {
  const readings = [
    ...takenApart(index, text, tokens),
    ...withoutShip(index, tokens),
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

const isListed = (index: Index, text: string): boolean =>
  findForms(index, formOf(text, index.model), 'exact').length > 0;

/** Maximum number of words that a long one is split into. */
const MAX_PARTS = 5;

/**
 * Splits one long word into listed words, in any order: "vestrakovorlan", "orlanvestrakov75@mail.ru". Only words of a
 * message, numbers, the host of an address and short words that nobody is called may stand beside it. The splits with
 * the fewest words come first, then splits into known given and family names.
 */
function takenApart(index: Index, given: string, tokensGiven: readonly Token[]): Token[][] {
  const text = given.replace(HOST, (host) => ' '.repeat(host.length));
  const tokens = text === given ? tokensGiven : normaliseText(text).tokens;
  const isMessage = messageTokens(text, tokens);
  const [found, another] = tokens.filter(
    (token, at) => !isMessage[at] && !IS_NUMBER.test(token.text) && !isCode(index, token.text),
  );
  const letters = found && LETTERS_BEFORE_YEAR.exec(found.text)?.[1];
  if (!letters || another || found.letter !== undefined) return [];
  const only = letters === found.text ? found : { ...found, text: letters, end: found.start + letters.length };
  if (tokens.length > 1 && index.model.isKnown(only.text)) return [];
  const { text: run, start, end } = only;
  if (run.length < SHORTEST_RUN || run.length > LONGEST_RUN) return [];
  const { isGivenName, isFamilyName } = index.model;
  const unknownIn = (words: readonly string[]): number =>
    words.filter((word) => !isGivenName(word) && !isFamilyName(word)).length;
  const splits = splitsOf(index, run).sort((a, b) => a.length - b.length || unknownIn(a) - unknownIn(b));
  const isPlaced = end - start === run.length;
  return splits.slice(0, MAX_READINGS).map((words) => {
    let at = start;
    return words.map((word): Token => {
      const from = at;
      at += word.length;
      return { ...only, text: word, readings: [], ...(isPlaced && { start: from, end: at }) };
    });
  });
}

const IS_NUMBER = /^[0-9]+$/;
const CODE = /^[a-z]{2,4}$/;
const isCode = (index: Index, word: string): boolean =>
  CODE.test(word) && !index.model.isKnown(word) && !isListed(index, word);
/** Parts of an address that do not tell whose it is. */
const HOST = /@[\w.-]+|\bhttps?:\/\/|\bwww\.|\.[a-z]{2,6}(?![\w.])/gi;
/** A word, or a login that ends in a birth year or another number. */
const LETTERS_BEFORE_YEAR = /^([a-z]+)[0-9]{0,4}$/;

/** "MVQuelmar Dalvor", "M/VQuelmar Dalvor" → "Quelmar Dalvor". */
function withoutShip(index: Index, tokens: readonly Token[]): Token[][] {
  const isParted = tokens[0]?.text === 'm';
  const [first, ...others] = tokens.slice(isParted ? 1 : 0);
  const name = first && (isParted ? PARTED_SHIP : SHIP).exec(first.text)?.[1];
  if (!name || first.script !== 'Latn' || index.model.isKnown(first.text) || !isListed(index, name)) return [];
  return [[{ ...first, text: name, readings: [], start: first.end - name.length }, ...others]];
}

const SHIP = /^(?:mv|mt)([a-z]{4,})$/;
const PARTED_SHIP = /^[vt]([a-z]{4,})$/;

/** Splits Persian and Arabic at a zero-width non-joiner, which elsewhere precedes an ending. */
const partedUnseen = (text: string): Token[][] =>
  text.includes(NON_JOINER) ? [[...normaliseText(text.replaceAll(NON_JOINER, ' ')).tokens]] : [];

const NON_JOINER = '\u200c';

/** Every way to split a word into two or more listed words. */
function splitsOf(index: Index, text: string): string[][] {
  const isWord = new Map<string, boolean>();
  const isListedWord = (word: string): boolean => {
    const known = isWord.get(word) ?? isListed(index, word);
    isWord.set(word, known);
    return known;
  };
  let open: { readonly words: readonly string[]; readonly at: number }[] = [{ words: [], at: 0 }];
  const found: string[][] = [];
  for (let count = 1; count <= MAX_PARTS && open.length > 0; count++) {
    const next: typeof open = [];
    for (const { words, at } of open)
      for (let end = at + SHORTEST_PART; end <= text.length; end++) {
        if (end !== text.length && text.length - end < SHORTEST_PART) continue;
        const word = text.slice(at, end);
        if (word.length === text.length || !isListedWord(word)) continue;
        if (end === text.length) found.push([...words, word]);
        else if (next.length < MAX_OPEN) next.push({ words: [...words, word], at: end });
      }
    // Splits into more words than the fewest are chance.
    if (found.length >= MAX_READINGS) break;
    open = next;
  }
  return found;
}

/** Maximum number of beginnings of a word that are followed at a time. */
const MAX_OPEN = 60;

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
  if (!RIGHT_TO_LEFT.test(text) || text.length > LONGEST_RUN * 2) return [];
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
  if (tokens.length < 2 || tokens.length > LONGEST_NAME || text.length > LONGEST_RUN * 2) return [];
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
