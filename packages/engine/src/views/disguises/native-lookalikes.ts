import { isCloseLookalike, lookalike } from '../../knowledge/scripts/letters/confusables.ts';
import { type Script, scriptOf } from '../../knowledge/scripts/letters/script-of.ts';
import type { Edit } from '../view/view.ts';

/** Alphabets whose letters have Latin look-alikes. */
const NATIVE = ['Cyrl', 'Grek'] as const satisfies readonly Script[];
const WORD = /[A-Za-z\u0370-\u04ff]+/g;

/** A letter of a word, in lower case, and where it is in the text. */
type Letter = { readonly at: number; readonly text: string; readonly script: Script; readonly isCapital: boolean };
type Word = readonly Letter[];

/**
 * Replaces Latin letters that look like Cyrillic or Greek ones ("ИBAH KOHOHOB"), with one edit per letter: in words
 * that mix both alphabets and in capitalised words near them. Does nothing unless a mixed word makes sense only in the
 * native alphabet.
 */
export function nativeEdits(text: string): readonly Edit[] {
  const words = [...text.matchAll(WORD)].map(({ 0: word, index }) => lettersOf(word, index));
  const script = NATIVE.find((native) => words.some((word) => isOnly(word, native)));
  return script === undefined
    ? []
    : words
        .filter((word) => isMixed(word, script) || looksNative(word, script))
        .flatMap((word) => editsOf(word, script));
}

const lettersOf = (word: string, index: number): Word =>
  Array.from(word, (letter, i) => {
    const text = letter.toLowerCase();
    return { at: index + i, text, script: scriptOf(letter.charCodeAt(0)), isCapital: text !== letter };
  });

const read = ({ text, script, isCapital }: Letter, to: Script): string | undefined =>
  lookalike(text, script, to, isCapital);

/** Whether a word has letters of both alphabets, and each Latin one resembles a native one. */
const isMixed = (word: Word, native: Script): boolean =>
  word.some(({ script }) => script === native) &&
  word.every((letter) => letter.script === native || read(letter, native) !== undefined) &&
  word.some(({ script }) => script === 'Latn');

/** Whether it also has a letter that resembles no Latin one. */
const isOnly = (word: Word, native: Script): boolean =>
  isMixed(word, native) && word.some((letter) => letter.script === native && !isClose(letter, 'Latn'));

/** Whether a word of Latin capitals looks like a native one. */
const looksNative = (word: Word, native: Script): boolean =>
  word.every((letter) => letter.script === 'Latn' && letter.isCapital && isClose(letter, native));

function isClose(letter: Letter, to: Script): boolean {
  const folded = read(letter, to);
  return folded !== undefined && isCloseLookalike(letter.text, folded);
}

const editsOf = (word: Word, native: Script): Edit[] =>
  word.flatMap((letter) => {
    const folded = letter.script === 'Latn' ? read(letter, native) : undefined;
    if (folded === undefined) return [];
    return [{ start: letter.at, end: letter.at + 1, text: letter.isCapital ? folded.toUpperCase() : folded }];
  });
