import type { Stretch } from './part.ts';
import { isWordAt, otherBracket } from './signs.ts';

/**
 * A stretch without signs and spaces at its ends; undefined if nothing is left. A bracket stays if its counterpart is
 * inside.
 */
export function trimmed(text: string, from: number, to: number): Stretch | undefined {
  let [start, end] = [from, to];
  while (start < end && !isWordAt(text, start) && !isPaired(text, start, start, end)) start++;
  while (end > start && !isWordAt(text, end - 1)) {
    // The dot of "Ltd." belongs to the word.
    if (text[end - 1] === '.' && isWordAt(text, end - 2)) break;
    if (isPaired(text, end - 1, start, end)) break;
    end--;
  }
  return start < end ? [start, end] : undefined;
}

/** Maximum length of a stretch that is searched for matching brackets. */
const LONGEST = 200;

/** Whether a bracket at an end of a stretch has its counterpart inside: "Dalvor (Chile)". */
function isPaired(text: string, at: number, start: number, end: number): boolean {
  const bracket = otherBracket(text.charAt(at));
  if (bracket === undefined || end - start > LONGEST) return false;
  const inside = bracket.opens ? text.slice(at + 1, end) : text.slice(start, at);
  const other = inside.indexOf(bracket.other);
  return other > 0 && other < inside.length - 1;
}
