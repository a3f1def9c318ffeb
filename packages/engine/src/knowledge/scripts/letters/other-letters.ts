import { OTHER_LETTERS, OTHER_MARKS } from './other-letters.gen.ts';

/** Latin spellings of letters of scripts without rules of their own, and of rare letters of alphabets. */
const LETTERS = readRuns(OTHER_LETTERS);
const MARKS = readRuns(OTHER_MARKS);

/** The Latin spelling of a letter, or undefined if it is unknown. */
export const otherLetter = (letter: string): string | undefined => LETTERS.get(letter);

/** The Latin spelling of a vowel sign or other mark, empty if it is silent; undefined if it is not a mark. */
export const otherMark = (mark: string): string | undefined => MARKS.get(mark);

function readRuns(rows: readonly string[]): ReadonlyMap<string, string> {
  const table = new Map<string, string>();
  let code = 0;
  for (const entry of rows.join(' ').split(' ')) {
    if (entry.startsWith('@')) {
      code = Number.parseInt(entry.slice(1), 16);
      continue;
    }
    if (entry !== '?') table.set(String.fromCodePoint(code), entry === '-' ? '' : entry);
    code++;
  }
  return table;
}
