import type { Relation } from '../model/relation.ts';
import { withinOneEdit } from '../normalise/within-one-edit.ts';
import { editDistance } from './edit-distance.ts';
import { hashText } from './hash.ts';

/** What two words are worth that look alike without being taken for one: a good half of a word, so that a rare name beside it is still worth a look. */
export const RESEMBLANCE = 0.58;

/** What two words are worth that are alike in half their letters, yet two: see {@link isNear}. */
export const NEAR = 0.5;

/** Whether two words are paired that are two, each much like the other. */
export const isNearRelation = ({ method, similarity }: Relation): boolean => method === 'edit' && similarity <= NEAR;

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
  return shareEnd(a, b) && editDistance(a, b) <= MOST_EDITS;
}

/**
 * Whether two words are another word each that is still much like the other ("Marina", "Martina"; "Micha", "Michaela"): a letter apart, or alike in the first four letters
 * or in the first and the last three, and in half of all letters. Beside a name that agrees, one of them is the likelier slip of memory than any other name.
 */
export function isNear(a: string, b: string): boolean {
  const shortest = Math.min(a.length, b.length);
  if (shortest >= SHORTEST_NEAR && withinOneEdit(a, b)) return true;
  if (shortest < SHORTEST || !shareEnd(a, b)) return false;
  return 2 * editDistance(a, b) <= Math.max(a.length, b.length);
}

/** Whether two words of {@link SHORTEST} letters and more have the first four letters in common, or the first and the last three: without cutting strings. */
function shareEnd(a: string, b: string): boolean {
  if (a.charCodeAt(0) !== b.charCodeAt(0)) return false;
  let same = 1;
  while (same < PREFIX && a.charCodeAt(same) === b.charCodeAt(same)) same++;
  if (same === PREFIX) return true;
  for (let k = 1; k <= SUFFIX; k++) if (a.charCodeAt(a.length - k) !== b.charCodeAt(b.length - k)) return false;
  return true;
}

/** Keys that two words share if they resemble one another. */
export function resemblanceKeys(text: string, emit: (key: number) => void): void {
  if (text.length < SHORTEST) return;
  emit(hashText(text.slice(0, PREFIX), SALTS.start));
  emit(hashText(text.charAt(0) + text.slice(-SUFFIX), SALTS.end));
}
