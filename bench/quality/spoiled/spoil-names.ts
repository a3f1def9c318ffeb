import { pick } from '../../lists/random.ts';

const VOWELS = 'aeiou';
const CONSONANTS = 'bcdfghjklmnpqrstvwxz';
/** Minimum length of a word in which a wrong letter is a slip rather than another word. */
const SHORTEST = 4;

const wordsOf = (name: string): string[] => name.split(/[\s,]+/).filter(Boolean);

/** Replaces one letter after the first by another of its kind. */
export function wrongLetter(word: string, random: () => number): string {
  const letters = [...word];
  const at = 1 + Math.floor(random() * (letters.length - 1));
  const was = letters[at]?.toLowerCase() ?? '';
  const kind = VOWELS.includes(was) ? VOWELS : CONSONANTS;
  const other = pick(
    [...kind].filter((letter) => letter !== was),
    random,
  );
  letters[at] = letters[at] === was ? other : other.toUpperCase();
  return letters.join('');
}

const isLong = (word: string | undefined): word is string => word !== undefined && word.length >= SHORTEST;

/** Undefined if a name has no words that this can happen to. */
export type Spoil = (name: string, random: () => number) => string | undefined;

/** Drops one of three or more words, and adds a slip to the last remaining one. */
export const leftOutAndSlip: Spoil = (name, random) => {
  const words = wordsOf(name);
  if (words.length < 3) return undefined;
  const out = 1 + Math.floor(random() * (words.length - 2));
  const kept = words.filter((_, i) => i !== out);
  const last = kept.at(-1);
  return isLong(last) ? [...kept.slice(0, -1), wrongLetter(last, random)].join(' ') : undefined;
};

/** "Orlan Vestrakov1": a digit from a footnote or a key next to the letters. */
export const gluedDigit: Spoil = (name, random) => {
  const words = wordsOf(name);
  if (words.length < 2) return undefined;
  return `${words.join(' ')}${1 + Math.floor(random() * 9)}`;
};

/** The initial of the given name, and the last name with a wrong letter. */
export const initialAndSlip: Spoil = (name, random) => {
  const [given = '', ...more] = wordsOf(name);
  const last = more.at(-1);
  return isLong(last) && last.length > SHORTEST ? `${given.charAt(0)}. ${wrongLetter(last, random)}` : undefined;
};

export const slipInEachWord: Spoil = (name, random) => {
  const words = wordsOf(name);
  if (words.length < 2 || words.length > 4 || !words.every((word) => word.length > SHORTEST)) return undefined;
  return words.map((word) => wrongLetter(word, random)).join(' ');
};

const CUT_AT = 20;
export const cutAt20: Spoil = (name) => (name.length > CUT_AT + 2 ? name.slice(0, CUT_AT).trim() : undefined);

/** Right-to-left text as PDFs give it: letters from left to right in visual order. */
export const visualOrder: Spoil = (name) => [...name].reverse().join('');

/** Blacks out the end of the last word, or all of it but its first letter. */
export const redacted: Spoil = (name, random) => {
  const words = wordsOf(name);
  const last = words.at(-1);
  if (words.length < 2 || !isLong(last)) return undefined;
  const shown = random() < 0.5 ? 1 : Math.ceil(last.length / 2);
  return [...words.slice(0, -1), `${last.slice(0, shown)}XXX`].join(' ');
};

/** A slip in a company's only word of six or more letters, next to its legal form or alone. */
export const slipInOnlyWord: Spoil = (name, random) => {
  const words = wordsOf(name);
  const [word = '', ...forms] = words;
  if (word.length < 6 || !/^[a-z]+$/i.test(word) || forms.some((form) => !FORM.test(form))) return undefined;
  return [wrongLetter(word, random), ...forms].join(' ');
};
const FORM =
  /^(?:co|ltd|limited|inc|corp|company|llc|gmbh|ag|sa|sas|sarl|spa|srl|bv|nv|ab|as|plc|jsc|ojsc|ooo|llp)\.?$/i;
