import { isLetter } from '../../normalise/unicode.ts';
import type { Edit } from '../view/view.ts';
import type { IsWord } from './leet.ts';

/** The end of a line: with a hyphen in the text of a document, with two slashes in a payment message. */
const LINE_END = /(-?)[ \t]*\r?\n(?:\/\/)?[ \t]*/g;
/** Minimum length of a word that is broken, and maximum number of lines that are read. */
const [SHORTEST_BROKEN, MOST_LINES] = [5, 200];

/**
 * Joins words that the end of a line breaks, as in fields of fixed length: "ORLAN VES", "TRAKOV". Two known words are
 * not one, unless there is a hyphen.
 * @param isWord whether a word is known, as it is written
 */
export function brokenLineEdits(text: string, isWord: IsWord): readonly Edit[] {
  if (!text.includes('\n')) return [];
  const edits: Edit[] = [];
  for (const { 0: sign, 1: hyphen, index: start } of [...text.matchAll(LINE_END)].slice(0, MOST_LINES)) {
    const end = start + sign.length;
    const [before, behind] = [text.slice(wordFrom(text, start), start), text.slice(end, wordTo(text, end))];
    if (before === '' || behind === '' || before.length + behind.length < SHORTEST_BROKEN) continue;
    if (!isWord(before + behind)) continue;
    if (hyphen === '-' || !isWord(before) || !isWord(behind)) edits.push({ start, end, text: '' });
  }
  return edits;
}

function wordFrom(text: string, end: number): number {
  let at = end;
  while (at > 0 && isLetter(text.charAt(at - 1))) at--;
  return at;
}

function wordTo(text: string, start: number): number {
  let at = start;
  while (at < text.length && isLetter(text.charAt(at))) at++;
  return at;
}
