import type { Model } from '../../knowledge/model/model.ts';
import { type Form, LONGEST_FUZZY } from '../form/form.ts';
import { skeletonOf, withoutArticle } from '../form/skeleton.ts';
import type { EditTable } from './edit-table.ts';
import { SHORTEST_EDIT, SHORTEST_SKELETON, STEEPNESS } from './relate.ts';

/** Minimum similarity of joined words, which keep their letters: below this it is chance. */
const LEAST_COMPOUND = 0.88;
/** A greater difference in length is chance too. */
export const MAX_LENGTH_APART = 3;
/** Similarity of joined words, or of one word split into several, with the same letters. */
export const SAME_COMPOUND = 0.98;

const [A, B, D] = [0, 1, 3];

/** Whether a word may contain an article that is ignored (see `withoutArticle`). */
function mayHaveArticle(letters: Uint8Array, length: number): boolean {
  if (letters[0] === A && letters[1] === B && letters[2] === D) return true;
  for (let i = Math.max(0, length - LONGEST_DIN); i < length; i++) if (letters[i] === D) return true;
  return false;
}
/** Length of "dine" and similar endings. */
const LONGEST_DIN = 5;

/**
 * Whether two words may be similar according to {@link compoundSimilarity}: a cheap test by letters, which excludes
 * nearly all words that share a key. Letters are numbered from 0.
 */
export function mayBeCompound(
  edits: EditTable,
  a: Uint8Array,
  aLength: number,
  b: Uint8Array,
  bLength: number,
): boolean {
  const longest = Math.max(aLength, bLength);
  if (Math.min(aLength, bLength) < SHORTEST_EDIT || longest > LONGEST_FUZZY) return true;
  if (mayHaveArticle(a, aLength) || mayHaveArticle(b, bLength)) return true;
  const limit = ((1 - LEAST_COMPOUND) * longest) / STEEPNESS;
  return edits.lettersCost(a, 0, aLength, b, 0, bLength, limit) <= limit;
}

/**
 * Similarity (0–1) of a word and several joined words: the same letters, or the same consonants and nearly the same
 * letters; otherwise 0. Never matches more than the keys find: numbers, very short and very long words must be equal.
 */
export function compoundSimilarity(edits: EditTable, word: Form, joined: string, model: Model): number {
  if (word.text === joined) return SAME_COMPOUND;
  if (word.skeleton.length < SHORTEST_SKELETON || Math.abs(word.text.length - joined.length) > MAX_LENGTH_APART)
    return 0;
  const [one, other] = [withoutArticle(word.text), withoutArticle(joined)];
  const length = Math.max(one.length, other.length);
  if (Math.min(one.length, other.length) < SHORTEST_EDIT || length > LONGEST_FUZZY) return 0;
  const limit = ((1 - LEAST_COMPOUND) * length) / STEEPNESS;
  const cost = edits.cost(one, other, limit);
  // The most expensive tests come last: nearly all pairs that share a key fail by their letters.
  const isOther = cost > limit || skeletonOf(joined) !== word.skeleton || model.isNumber(joined);
  return isOther ? 0 : SAME_COMPOUND * (1 - (STEEPNESS * cost) / length);
}
