import { GLUED_ALSO_NAMES, GLUED_WORDS } from '../../knowledge/lexicon/companies/glued-words.ts';
import { GLUED_PLACES, LONGEST_GLUED_PLACE } from '../../knowledge/lexicon/places/glued-places.ts';
import type { Script } from '../../knowledge/scripts/letters/script-of.ts';
import { isMark } from '../unicode.ts';
import type { Word } from './words.ts';

/** A piece of a word; `comparedAs` is the Latin word of a known piece. */
export type Piece = Word & { readonly comparedAs?: string };

/** Scripts with one character per syllable, in which two characters form a word; elsewhere words have more letters. */
const DENSE = new Set<Script>(['Hani', 'Hang']);
const LOOSE = new Set<Script>(['Kana', 'Hira', 'Thai', 'Laoo', 'Khmr', 'Mymr']);
const SHORTEST_DENSE = 2;
const SHORTEST_LOOSE = 4;
/** Maximum number of characters in a personal name of a syllabic script. */
const LONGEST_PERSONAL = 4;
/** Trades that no name of four syllables ends with, Korean or foreign. */
const TRADES_OF_FOUR = new Set(['해운', '상사', '수산', '해양', '정유']);

const LONGEST = Math.max(...[...GLUED_WORDS.keys()].map((word) => word.length));

/**
 * Splits legal forms and generic words off the ends of a word in a script without spaces: "새벽물류" is a name and
 * "logistics".
 */
export function splitGlued(word: Word): Piece[] {
  const isDense = DENSE.has(word.script);
  if (!isDense && !LOOSE.has(word.script)) return [word];
  const shortest = isDense ? SHORTEST_DENSE : SHORTEST_LOOSE;
  const mayBePerson = isDense && word.text.length <= LONGEST_PERSONAL;
  const isWord = (text: string, least: number): boolean =>
    text.length >= least &&
    GLUED_WORDS.has(text) &&
    !(
      mayBePerson &&
      GLUED_ALSO_NAMES.has(text) &&
      !(word.text.length === LONGEST_PERSONAL && TRADES_OF_FOUR.has(text))
    );
  const whole = coverOf(word, isWord);
  if (whole) return whole;
  const place = GLUED_PLACES.get(word.text);
  if (place !== undefined && NO_NAMES.has(place)) return [{ ...piece(word, 0, word.text.length), comparedAs: place }];
  const before: Piece[] = [];
  const after: Piece[] = [];
  let [from, to] = [0, word.text.length];
  for (let end = 1; end !== 0; ) {
    end = 0;
    for (let length = Math.min(LONGEST, to - from - 1); length >= shortest && end === 0; length--) {
      if (isBoundary(word.text, to - length) && isWord(word.text.slice(to - length, to), shortest)) end = length;
    }
    if (end > 0) after.unshift(piece(word, to - end, to));
    to -= end;
  }
  for (let start = 1; start !== 0; ) {
    start = 0;
    for (let length = Math.min(LONGEST, to - from - 1); length >= shortest && start === 0; length--) {
      const text = word.text.slice(from, from + length);
      if (isBoundary(word.text, from + length) && isWord(text, shortest) && !isKorea(text, to - from)) start = length;
    }
    if (start > 0) before.push(piece(word, from, from + start));
    from += start;
  }
  const parts = numberedOf(piece(word, from, to));
  const own =
    parts.length === 1 ? parts : parts.flatMap((one) => (one.comparedAs === undefined ? splitGlued(one) : [one]));
  if (before.length + after.length === 0) return own.length === 1 ? [word] : own;
  const [first, ...rest] = own;
  return [...before, ...(first === undefined ? [] : placesApart(first)), ...rest, ...after];
}

/** Places that nobody is named after: one by itself, usually in brackets, is that place. */
const NO_NAMES = new Set('china hongkong macau taiwan singapore beijing shanghai shenzhen guangzhou'.split(' '));

/** 조선 is Korea before a name, and shipbuilding after one. */
const isKorea = (text: string, room: number): boolean => text === '조선' && room - text.length >= SHORTEST_REST;

/** Minimum length of a company's name after leading places. */
const SHORTEST_REST = 2;

/** Splits places off the start of a company's name without trade and form: "上海" of "上海恒远贸易有限公司". */
function placesApart(word: Piece): Piece[] {
  if (word.comparedAs !== undefined || !DENSE.has(word.script)) return [word];
  const places: Piece[] = [];
  let from = 0;
  for (let length = 1; length > 0; from += length) {
    const rest = word.text.length - from;
    length = Math.min(LONGEST_GLUED_PLACE, rest);
    while (length > 0 && !(mayEndPlace(rest - length) && GLUED_PLACES.has(word.text.slice(from, from + length))))
      length--;
    const latin = GLUED_PLACES.get(word.text.slice(from, from + length));
    if (latin !== undefined) places.push({ ...piece(word, from, from + length), comparedAs: latin });
  }
  return from === word.text.length ? places : [...places, piece(word, from, word.text.length)];
}

const mayEndPlace = (rest: number): boolean => rest === 0 || rest >= SHORTEST_REST;

const NUMBERED = /^第([一二三四五六七八九十百]+)/;
const DIGITS = '〇一二三四五六七八九';
/** The word that Japanese ship names end with, if two or more characters precede it. */
const MARU = '丸';
const LEAST_BEFORE_MARU = 2;

/** Splits off a leading number and a final "maru": "第八宝栄丸" is 8, the name, maru. */
function numberedOf(word: Piece): Piece[] {
  if (word.script !== 'Hani' || word.comparedAs !== undefined) return [word];
  const [number = '', numeral = ''] = NUMBERED.exec(word.text) ?? [];
  const isShip = word.text.endsWith(MARU) && word.text.length - number.length > LEAST_BEFORE_MARU;
  const to = word.text.length - (isShip ? MARU.length : 0);
  return [
    ...(number === '' ? [] : [{ ...piece(word, 0, number.length), comparedAs: String(hanNumber(numeral)) }]),
    ...(to > number.length ? [piece(word, number.length, to)] : []),
    ...(isShip ? [{ ...piece(word, to, word.text.length), comparedAs: 'maru' }] : []),
  ];
}

/** The value of a number up to 999 in Han characters. */
function hanNumber(numeral: string): number {
  let [value, digit] = [0, 0];
  for (const letter of numeral) {
    const unit = letter === '十' ? 10 : letter === '百' ? 100 : 0;
    if (unit === 0) digit = DIGITS.indexOf(letter);
    else [value, digit] = [value + Math.max(1, digit) * unit, 0];
  }
  return value + digit;
}

/** The known words that a word consists of, longest first; undefined if it contains anything else. */
function coverOf(word: Word, isWord: (text: string, least: number) => boolean): Piece[] | undefined {
  const pieces: Piece[] = [];
  let from = 0;
  while (from < word.text.length) {
    let length = Math.min(LONGEST, word.text.length - from);
    while (length > 1 && !(isBoundary(word.text, from + length) && isWord(word.text.slice(from, from + length), 2)))
      length--;
    if (length <= 1) return undefined;
    pieces.push(piece(word, from, from + length));
    from += length;
  }
  return pieces;
}

const STACKERS = new Set(['\u1039', '\u17d2']);
const LEADING_VOWELS = /[\u0e40-\u0e44\u0ec0-\u0ec4]/;

/** Whether a word may end and another begin at a position, without separating a sign from its letter. */
function isBoundary(text: string, at: number): boolean {
  if (at <= 0 || at >= text.length) return true;
  const before = text.charAt(at - 1);
  return !isMark(text.charAt(at)) && !STACKERS.has(before) && !LEADING_VOWELS.test(before);
}

function piece(word: Word, from: number, to: number): Piece {
  const text = word.text.slice(from, to);
  const comparedAs = GLUED_WORDS.get(text);
  return {
    text,
    script: word.script,
    starts: word.starts.slice(from, to),
    ends: word.ends.slice(from, to),
    ...(comparedAs !== undefined && { comparedAs }),
  };
}
