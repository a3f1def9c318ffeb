import type { Relation } from '../../knowledge/model/relation.ts';
import { hashText } from '../form/hash.ts';

/**
 * Similarity of two words that look alike without being treated as one: just over half a word, so that a rare name next
 * to it is still worth comparing.
 */
export const RESEMBLANCE = 0.58;

/** Similarity of two different words that share half of their letters: see {@link isNear}. */
export const NEAR = 0.5;

/** Whether a relation joins two different but similar words. */
export const isNearRelation = ({ method, similarity }: Relation): boolean => method === 'edit' && similarity <= NEAR;

const SHORTEST = 5;
const SHORTEST_NEAR = 3;
const PREFIX = 4;
const SUFFIX = 3;
const MAX_EDITS = 2;
const SALTS = { start: 5, end: 6 };

/**
 * Whether two different words look alike without being spellings of each other: one letter apart, or two with the same
 * first four letters or the same first and last three ("Kelden", "Keldor"). {@link resemblanceKeys} finds these pairs.
 * @param distance number of edits between the two if they {@link shareEnds}, otherwise more than any word has letters
 */
export const resembles = (a: number, b: number, oneEdit: boolean, distance: number): boolean =>
  (oneEdit && Math.min(a, b) >= PREFIX) ||
  (distance <= MAX_EDITS && Math.min(a, b) >= SHORTEST && Math.abs(a - b) <= 1);

/**
 * Whether two different words are still very similar ("Marina", "Martina"; "Micha", "Michaela"): one letter apart, or
 * alike in the first four letters or in the first and last three, and in half of all letters. Next to a name that
 * agrees, one of them is more likely misremembered than any other name.
 */
export const isNear = (a: number, b: number, oneEdit: boolean, distance: number): boolean =>
  (oneEdit && Math.min(a, b) >= SHORTEST_NEAR) || 2 * distance <= Math.max(a, b);

/**
 * Whether two words of {@link SHORTEST} or more letters share the first four letters, or the first and the last three.
 */
export function shareEnds(a: Uint8Array, aLength: number, b: Uint8Array, bLength: number): boolean {
  if (aLength < SHORTEST || bLength < SHORTEST || a[0] !== b[0]) return false;
  let same = 1;
  while (same < PREFIX && a[same] === b[same]) same++;
  if (same === PREFIX) return true;
  for (let k = 1; k <= SUFFIX; k++) if (a[aLength - k] !== b[bLength - k]) return false;
  return true;
}

/** Keys that two words share if they resemble each other. */
export function resemblanceKeys(text: string, emit: (key: number) => void): void {
  if (text.length < SHORTEST) return;
  emit(hashText(text.slice(0, PREFIX), SALTS.start));
  emit(hashText(text.charAt(0) + text.slice(-SUFFIX), SALTS.end));
}
