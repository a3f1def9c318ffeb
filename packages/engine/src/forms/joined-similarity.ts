import { editCost } from './edit-cost.ts';
import type { Form } from './form.ts';
import { SHORTEST_SKELETON, STEEPNESS } from './relate.ts';
import { skeletonOf } from './skeleton.ts';

/** Written as one, words keep their letters: less alike than this is chance. */
const LEAST_JOINED = 0.88;
/** More letters apart than this is chance too. */
export const MOST_LENGTH_APART = 3;
/** Words written as one, or one as several: the same letters, with a little doubt. */
const JOINED = 0.98;

/**
 * How alike a word is to several words written as one (0–1): the same letters, or the same consonants and nearly the same letters;
 * 0 where they are not.
 */
export function joinedSimilarity(word: Form, joined: string): number {
  if (word.text === joined) return JOINED;
  if (word.skeleton.length < SHORTEST_SKELETON || Math.abs(word.text.length - joined.length) > MOST_LENGTH_APART)
    return 0;
  const length = Math.max(word.text.length, joined.length);
  const limit = ((1 - LEAST_JOINED) * length) / STEEPNESS;
  const cost = editCost(word.text, joined, limit);
  // The consonants last: nearly all that share a key and fail do so by their letters.
  return cost > limit || skeletonOf(joined) !== word.skeleton ? 0 : JOINED * (1 - (STEEPNESS * cost) / length);
}
