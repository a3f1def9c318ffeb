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
/** What "1" and "|" may stand for: each makes a view. */
export const STROKES = ['i', 'l'] as const;

/** Numbers that letters belong to: ordinals, measures, amounts. */
const MEASURED =
  /^[0-9]+(?:st|nd|rd|th|e|er|re|eme|de|ste|[kcm]?m|km[2h]?|m[23]|k?g|[kmg]w?|am|pm|h|x|d|[kmgt]b|ft|in|bn|mn|lbs?|oz|l|t|pcs?|yrs?)$/i;
const LONGEST = 40;
const LEAST_BEFORE_NUMBER = 4;
const MOST_DIGITS_BEHIND = 2;

/**
 * Reads digits and signs in words as letters ("57A Tolbrecht", "$berlund", "Petr0"). Numbers, ordinals, measures and a
 * number behind a short word stay.
 */
export function leetEdits(text: string, stroke: (typeof STROKES)[number]): readonly Edit[] {
  const edits: Edit[] = [];
  for (const { 0: word, index } of text.matchAll(WORDS)) {
    const core = coreOf(word);
    if (!isLeet(core.text)) continue;
    for (let i = 0; i < core.text.length; i++) {
      const char = core.text.charAt(i);
      const letter = char === '1' || char === '|' ? stroke : LETTERS[char];
      const start = index + core.at + i;
      if (letter !== undefined) edits.push({ start, end: start + 1, text: letter });
    }
  }
  return edits;
}

/** A word without the signs at its ends that hardly stand for letters. */
function coreOf(word: string): { text: string; at: number } {
  const front = /^[$@!|]+/.exec(word)?.[0].length ?? 0;
  const at = front === 1 && /^[a-z]{3}/i.test(word.slice(1, 4)) ? 0 : front;
  let end = word.length;
  while (end > at && '!|'.includes(word.charAt(end - 1))) end--;
  while (end > at && '$@'.includes(word.charAt(end - 1)) && !/[a-z]{3}[$@]$/i.test(word.slice(0, end))) end--;
  return { text: word.slice(at, end), at };
}

function isLeet(word: string): boolean {
  const letters = word.replace(/[^a-z]/gi, '').length;
  const others = word.length - letters;
  if (letters === 0 || others === 0 || word.length < 3 || word.length > LONGEST) return false;
  // A two stands for a word more often than for a letter ("A2Z").
  if (/[0-9]{3}|[$@!|]{3}|2/.test(word) || MEASURED.test(word)) return false;
  if (/^[a-z]+[0-9]+$/i.test(word)) return letters >= LEAST_BEFORE_NUMBER && others <= MOST_DIGITS_BEHIND;
  // "57A" is three letters; "11b" and "13C" are a house and a seat.
  return others <= letters || /^[03-9]{2}[a-z]$/i.test(word);
}
