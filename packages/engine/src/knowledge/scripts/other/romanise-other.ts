import { otherLetter, otherMark } from '../letters/other-letters.ts';
import { type RomanPart, wholeWord } from '../letters/roman-part.ts';

/** Brahmic scripts: a consonant without a vowel sign is followed by an "a". */
const INHERENT: readonly (readonly [first: number, last: number])[] = [
  [0x1700, 0x177f],
  [0x1a00, 0x1aaf],
  [0x1b00, 0x1bff],
  [0xa800, 0xa82f],
  [0xa840, 0xa87f],
  [0xa880, 0xa8df],
  [0xa930, 0xa95f],
  [0xa980, 0xa9df],
  [0xaa00, 0xaa5f],
  [0xabc0, 0xabff],
  [0x11000, 0x110cf],
  [0x11100, 0x11fff],
];
const VOWEL = /[aeiou]/;

/** Latin spellings of a word in a script without rules of its own, sign by sign: with inherent vowels, and without. */
export function romaniseOther(word: string): readonly RomanPart[] {
  const plain = spelled(word, false);
  const voiced = spelled(word, true);
  return wholeWord(word, voiced === plain ? [plain] : [voiced, plain, voiced.replace(/a$/, '')]);
}

function spelled(word: string, withVowels: boolean): string {
  const signs = [...word];
  let out = '';
  signs.forEach((sign, i) => {
    const letter = otherLetter(sign);
    out += letter ?? otherMark(sign) ?? '';
    const isBare = letter !== undefined && !VOWEL.test(letter) && otherMark(signs[i + 1] ?? '') === undefined;
    if (withVowels && isBare && hasInherentVowel(sign)) out += 'a';
  });
  return out;
}

/** Dhivehi is written with all of its vowels. */
const [FIRST_DHIVEHI, LAST_DHIVEHI] = [0x780, 0x7bf];

/**
 * Whether a letter of a script without rules of its own is spelled well enough to be compared. Letter by letter, names
 * in N'Ko, Tifinagh or Old Hungarian come out in spellings that nobody uses: vowels and tones are missing.
 */
export function isComparable(code: number): boolean {
  return (
    (code >= FIRST_DHIVEHI && code <= LAST_DHIVEHI) || INHERENT.some(([first, last]) => code >= first && code <= last)
  );
}

function hasInherentVowel(sign: string): boolean {
  const code = sign.codePointAt(0) ?? 0;
  return INHERENT.some(([first, last]) => code >= first && code <= last);
}
