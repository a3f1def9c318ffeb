import { withinOneEdit } from '../normalise/within-one-edit.ts';
import { hashText } from './hash.ts';

/** What two words are worth that look alike without being taken for one: a good half of a word, so that a rare name beside it is still worth a look. */
export const RESEMBLANCE = 0.58;

/** What two words are worth that are alike in half their letters, yet two: see {@link isNear}. */
export const NEAR = 0.5;

const SHORTEST = 5;
const SHORTEST_NEAR = 3;
const PREFIX = 4;
const SUFFIX = 3;
const MOST_EDITS = 2;
const SALTS = { start: 5, end: 6 };

/**
 * Whether two words look alike without being spellings of one another: one letter apart, or two and alike in their first four letters or in the first and the
 * last three ("Kelden", "Keldor"). What {@link resemblanceKeys} makes findable.
 */
export function resembles(a: string, b: string): boolean {
  if (Math.min(a.length, b.length) >= PREFIX && withinOneEdit(a, b)) return true;
  if (Math.min(a.length, b.length) < SHORTEST || Math.abs(a.length - b.length) > 1) return false;
  if (a[0] !== b[0] || (a.slice(0, PREFIX) !== b.slice(0, PREFIX) && a.slice(-SUFFIX) !== b.slice(-SUFFIX)))
    return false;
  return edits(a, b) <= MOST_EDITS;
}

/**
 * Whether two words are another word each that is still much like the other ("Marina", "Martina"; "Micha", "Michaela"): a letter apart, or alike in the first four letters
 * or in the first and the last three, and in half of all letters. Beside a name that agrees, one of them is the likelier slip of memory than any other name.
 */
export function isNear(a: string, b: string): boolean {
  const shortest = Math.min(a.length, b.length);
  if (shortest >= SHORTEST_NEAR && withinOneEdit(a, b)) return true;
  if (shortest < SHORTEST || a[0] !== b[0]) return false;
  if (a.slice(0, PREFIX) !== b.slice(0, PREFIX) && a.slice(-SUFFIX) !== b.slice(-SUFFIX)) return false;
  return 2 * edits(a, b) <= Math.max(a.length, b.length);
}

/** Keys that two words share if they resemble one another. */
export function resemblanceKeys(text: string, emit: (key: number) => void): void {
  if (text.length < SHORTEST) return;
  emit(hashText(text.slice(0, PREFIX), SALTS.start));
  emit(hashText(text.charAt(0) + text.slice(-SUFFIX), SALTS.end));
}

/** Levenshtein distance, every edit one. */
function edits(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
