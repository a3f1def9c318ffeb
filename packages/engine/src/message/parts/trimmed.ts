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

/** A stretch with the bracket next to it whose other half is inside: the end of "Dalvor (Chile)". */
export function withBracket(text: string, [start, end]: Stretch): Stretch {
  if (end - start > LONGEST) return [start, end];
  const inside = text.slice(start, end);
  const [before, after] = [otherBracket(text.charAt(start - 1)), otherBracket(text.charAt(end))];
  const from =
    before?.opens && inside.includes(before.other) && !inside.includes(text.charAt(start - 1)) ? start - 1 : start;
  const isOpen = after?.opens === false && inside.lastIndexOf(after.other) > inside.lastIndexOf(text.charAt(end));
  return [from, isOpen ? end + 1 : end];
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
