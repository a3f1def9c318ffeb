import { GLUED_ALSO_NAMES, GLUED_WORDS } from '../lexicon/glued-words.ts';
import type { Script } from '../scripts/script-of.ts';
import { isMark } from './unicode.ts';
import type { Word } from './words.ts';

/** A piece of a word; `stands` is the Latin word that a known piece is compared as. */
export type Piece = Word & { readonly stands?: string };

/** Scripts of one sign a syllable, in which two signs make a word; elsewhere a word has more letters. */
const DENSE = new Set<Script>(['Hani', 'Hang']);
const LOOSE = new Set<Script>(['Kana', 'Hira', 'Thai', 'Laoo', 'Khmr', 'Mymr']);
const SHORTEST_DENSE = 2;
const SHORTEST_LOOSE = 4;
/** Personal names of syllabic scripts have up to four signs. */
const LONGEST_PERSONAL = 4;

const LONGEST = Math.max(...[...GLUED_WORDS.keys()].map((word) => word.length));

/** Cuts legal forms and generic words off the ends of a word of a script without spaces: "새벽물류" is a name and "logistics". */
export function splitGlued(word: Word): Piece[] {
  const isDense = DENSE.has(word.script);
  if (!isDense && !LOOSE.has(word.script)) return [word];
  const shortest = isDense ? SHORTEST_DENSE : SHORTEST_LOOSE;
  const mayBePerson = isDense && word.text.length <= LONGEST_PERSONAL;
  const isWord = (text: string, least: number): boolean =>
    text.length >= least && GLUED_WORDS.has(text) && !(mayBePerson && GLUED_ALSO_NAMES.has(text));
  const whole = coverOf(word, isWord);
  if (whole) return whole;
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
      if (isBoundary(word.text, from + length) && isWord(word.text.slice(from, from + length), shortest))
        start = length;
    }
    if (start > 0) before.push(piece(word, from, from + start));
    from += start;
  }
  return before.length + after.length === 0 ? [word] : [...before, piece(word, from, to), ...after];
}

/** The known words that a word is made of, the longest first, or undefined where something else is in it. */
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

/** Whether one word may end and another begin at a place: no sign is torn from its letter. */
function isBoundary(text: string, at: number): boolean {
  if (at <= 0 || at >= text.length) return true;
  const before = text.charAt(at - 1);
  return !isMark(text.charAt(at)) && !STACKERS.has(before) && !LEADING_VOWELS.test(before);
}

function piece(word: Word, from: number, to: number): Piece {
  const text = word.text.slice(from, to);
  const stands = GLUED_WORDS.get(text);
  return {
    text,
    script: word.script,
    starts: word.starts.slice(from, to),
    ends: word.ends.slice(from, to),
    ...(stands !== undefined && { stands }),
  };
}
