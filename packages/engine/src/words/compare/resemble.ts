import type { Relation } from '../../knowledge/model/relation.ts';
import { hashText } from '../form/hash.ts';

/**
 * What two words are worth that look alike without being taken for one: a good half of a word, so that a rare name
 * next to it is still worth a comparison.
 */
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
 * Whether two words that are not the same look alike without being spellings of one another: one letter apart, or two
 * and alike in their first four letters or in the first and the last three ("Kelden", "Keldor"). What
 * {@link resemblanceKeys} makes findable.
 * @param distance edits between the two, if they {@link shareEnds}; else more than any word has letters
 */
export const resembles = (a: number, b: number, oneEdit: boolean, distance: number): boolean =>
  (oneEdit && Math.min(a, b) >= PREFIX) ||
  (distance <= MOST_EDITS && Math.min(a, b) >= SHORTEST && Math.abs(a - b) <= 1);

/**
 * Whether two words are another word each that is still much like the other ("Marina", "Martina"; "Micha", "Michaela"):
 * a letter apart, or alike in the first four letters or in the first and the last three, and in half of all letters.
 * Next to a name that agrees, one of them is a likelier slip of memory than any other name.
 */
export const isNear = (a: number, b: number, oneEdit: boolean, distance: number): boolean =>
  (oneEdit && Math.min(a, b) >= SHORTEST_NEAR) || 2 * distance <= Math.max(a, b);

/**
 * Whether two words of {@link SHORTEST} letters and more have the first four letters in common, or the first and the
 * last three.
 */
export function shareEnds(a: Uint8Array, aLength: number, b: Uint8Array, bLength: number): boolean {
  if (aLength < SHORTEST || bLength < SHORTEST || a[0] !== b[0]) return false;
  let same = 1;
  while (same < PREFIX && a[same] === b[same]) same++;
  if (same === PREFIX) return true;
  for (let k = 1; k <= SUFFIX; k++) if (a[aLength - k] !== b[bLength - k]) return false;
  return true;
}

/** Keys that two words share if they resemble one another. */
export function resemblanceKeys(text: string, emit: (key: number) => void): void {
  if (text.length < SHORTEST) return;
  emit(hashText(text.slice(0, PREFIX), SALTS.start));
  emit(hashText(text.charAt(0) + text.slice(-SUFFIX), SALTS.end));
}
