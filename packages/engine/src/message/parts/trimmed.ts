import type { Stretch } from './part.ts';
import { isWordAt, otherBracket } from './signs.ts';

/**
 * A stretch without the signs and spaces at its ends; undefined where nothing else is in it. A bracket stays where its
 * other half is inside.
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

/** Characters up to which halves of brackets are looked for. */
const LONGEST = 200;

/** Whether a bracket at an end of a stretch has its other half within it: "Dalvor (Chile)". */
function isPaired(text: string, at: number, start: number, end: number): boolean {
  const bracket = otherBracket(text.charAt(at));
  if (bracket === undefined || end - start > LONGEST) return false;
  const inside = bracket.opens ? text.slice(at + 1, end) : text.slice(start, at);
  const other = inside.indexOf(bracket.other);
  return other > 0 && other < inside.length - 1;
}
