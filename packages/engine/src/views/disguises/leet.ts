import type { Edit } from '../view/view.ts';

const WORDS = /[A-Za-z0-9$@!|]+/g;
const LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'g',
  '7': 't',
  '8': 'b',
  '9': 'g',
  $: 's',
  '@': 'a',
  '!': 'i',
};
/** Letters that "1" and "|" may stand for: each makes a view. */
export const STROKES = ['i', 'l'] as const;

type Stroke = (typeof STROKES)[number];

/** Whether a word in lower case is known; decides what a stroke stands for. */
export type IsWord = (word: string) => boolean;

/** Maximum number of strokes in a word for which all combinations are tried. */
const MAX_STROKES = 4;

/** Numbers with letters: ordinals, measures, amounts. */
const MEASURED =
  /^[0-9]+(?:st|nd|rd|th|e|er|re|eme|de|ste|[kcm]?m|km[2h]?|m[23]|k?g|[kmg]w?|am|pm|h|x|d|[kmgt]b|ft|in|bn|mn|lbs?|oz|l|t|pcs?|yrs?)$/i;
const LONGEST = 40;
const LEAST_WITH_NUMBER = 4;
const MAX_DIGITS_BEHIND = 2;

/** Line length in characters at which formats wrap, even inside a word. */
const FULL_LINE = 35;

/**
 * Reads digits and signs in words as letters ("57A Tolbrecht", "$berlund", "Petr0"). Numbers, ordinals, measures and
 * numbers after a short word are kept. Strokes are read so that a known word results, or else all as `stroke`.
 */
export function leetEdits(text: string, stroke: Stroke, isWord: IsWord): readonly Edit[] {
  const words = Array.from(text.matchAll(WORDS), ({ 0: word, index }): Word => {
    const core = coreOf(word);
    return { text: core.text, start: index + core.at, end: index + core.at + core.text.length };
  });
  const isCased = /[A-Z]/.test(text);
  return words.flatMap((word, i) => {
    const cut = [wholeOf(text, words[i - 1], word), wholeOf(text, word, words[i + 1])].filter((whole) => whole !== '');
    const isHouse = isCased && cut.length === 0 && HOUSE.test(word.text);
    if (isHouse || ![word.text, ...cut].some(isLeet)) return [];
    // Half of a word is not a word.
    const read = lettersOf(word.text, stroke, cut.length > 0 ? () => false : isWord);
    return Array.from(read, (letter, at): readonly Edit[] =>
      letter === word.text.charAt(at) ? [] : [{ start: word.start + at, end: word.start + at + 1, text: letter }],
    ).flat();
  });
}

type Word = { readonly text: string; readonly start: number; readonly end: number };

/** "Quelmar Street 75c": in a text with capitals, such a letter stays part of the number. */
const HOUSE = /^[0-9]{1,3}[a-z]$/;

/** The whole of a word that is split by the end of a full line; empty if there is none. */
function wholeOf(text: string, before: Word | undefined, behind: Word | undefined): string {
  if (!before || !behind || !LINE_BREAK.test(text.slice(before.end, behind.start))) return '';
  return before.end - (text.lastIndexOf('\n', before.start) + 1) < FULL_LINE ? '' : before.text + behind.text;
}

const LINE_BREAK = /^\r?\n$/;

/** A word with letters for its digits and signs, of the same length. */
function lettersOf(word: string, stroke: Stroke, isWord: IsWord): string {
  const strokes = word.replace(/[^1|]/g, '').length;
  const choices = strokes > MAX_STROKES ? [stroke] : [stroke, ...STROKES.filter((other) => other !== stroke)];
  let readings: readonly string[] = [''];
  for (const char of word) {
    const letters = char === '1' || char === '|' ? choices : [LETTERS[char] ?? char];
    readings = readings.flatMap((before) => letters.map((letter) => before + letter));
  }
  const [first = word] = readings;
  return readings.find((reading) => isWord(reading.toLowerCase())) ?? first;
}

/** A word without the signs at its ends that are unlikely to stand for letters. */
function coreOf(word: string): { text: string; at: number } {
  const front = /^[$@!|]+/.exec(word)?.[0].length ?? 0;
  const at = front === 1 && /^[a-z]{3}/i.test(word.slice(1, 4)) ? 0 : front;
  let end = word.length;
  while (end > at && '!|'.includes(word.charAt(end - 1))) end--;
  while (end > at && '$@'.includes(word.charAt(end - 1)) && !/[a-z]{3}[$@]$/i.test(word.slice(0, end))) end--;
  return { text: word.slice(at, end), at };
}

function isLeet(written: string): boolean {
  // A two stands for a word more often than for a letter ("A2Z").
  const word = written.replaceAll('2', '');
  const letters = word.replace(/[^a-z]/gi, '').length;
  const others = word.length - letters;
  if (word.length < written.length && letters < LEAST_WITH_NUMBER) return false;
  if (letters === 0 || others === 0 || word.length < 3 || word.length > LONGEST) return false;
  if (/[0-9]{3}|[$@!|]{3}/.test(written) || MEASURED.test(word)) return false;
  if (/^[a-z]+[0-9]+$/i.test(word)) return letters >= LEAST_WITH_NUMBER && others <= MAX_DIGITS_BEHIND;
  // "57A" is three letters; "11b" and "13C" are a house and a seat.
  return others <= letters || /^[03-9]{2}[a-z]$/i.test(word);
}
