import type { Model } from '../model/model.ts';
import { editCost } from './edit-cost.ts';
import { type Form, LONGEST_FUZZY } from './form.ts';
import { SHORTEST_EDIT, SHORTEST_SKELETON, STEEPNESS } from './relate.ts';
import { skeletonOf, withoutArticle } from './skeleton.ts';

/** Written as one, words keep their letters: less alike than this is chance. */
const LEAST_JOINED = 0.88;
/** More letters apart than this is chance too. */
export const MOST_LENGTH_APART = 3;
/** Words written as one, or one as several: the same letters, with a little doubt. */
export const JOINED = 0.98;

/**
 * How alike a word is to several words written as one (0–1): the same letters, or the same consonants and nearly the same letters;
 * 0 where they are not. Never more than the keys make findable: numbers, very short and very long words count only as they stand.
 */
export function joinedSimilarity(word: Form, joined: string, model: Model): number {
  if (word.text === joined) return JOINED;
  if (word.skeleton.length < SHORTEST_SKELETON || Math.abs(word.text.length - joined.length) > MOST_LENGTH_APART)
    return 0;
  const [one, other] = [withoutArticle(word.text), withoutArticle(joined)];
  const length = Math.max(one.length, other.length);
  if (Math.min(one.length, other.length) < SHORTEST_EDIT || length > LONGEST_FUZZY) return 0;
  const limit = ((1 - LEAST_JOINED) * length) / STEEPNESS;
  const cost = editCost(one, other, limit);
  // The dearest questions last: nearly all that share a key and fail do so by their letters.
  const isOther = cost > limit || skeletonOf(joined) !== word.skeleton || model.isNumber(joined);
  return isOther ? 0 : JOINED * (1 - (STEEPNESS * cost) / length);
}
