import { normaliseText } from '../../../normalise/text/normalise-text.ts';
import { skeletonOf } from '../../../words/form/skeleton.ts';

/**
 * More than this share of the words of the shorter name must agree. In real pairs with one reference, correct pairs
 * share two thirds and more, wrong ones a third at most.
 */
const LEAST_SHARE = 0.5;
/** Shorter consonant skeletons are shared by too many words. */
const SHORTEST_SKELETON = 3;

/**
 * Whether two listings have a name in common, spelled the same or nearly so. Far coarser than a name score: it only
 * keeps a shared reference from joining two parties.
 */
export function haveCommonName(some: readonly string[], others: readonly string[]): boolean {
  if (some.some((name) => others.includes(name))) return true;
  const [ours, theirs] = [some.map(wordsOf), others.map(wordsOf)];
  return ours.some((words) => theirs.some((other) => areAlike(words, other)));
}

function areAlike(some: readonly string[], others: readonly string[]): boolean {
  const [short, long] = some.length <= others.length ? [some, others] : [others, some];
  if (short.length === 0) return false;
  const known = new Set(long.flatMap(formsOf));
  const shared = short.filter((word) => formsOf(word).some((form) => known.has(form))).length;
  return shared > short.length * LEAST_SHARE;
}

/** A word, and its consonants if they are enough to identify it. */
function formsOf(word: string): string[] {
  const skeleton = skeletonOf(word);
  return skeleton.length < SHORTEST_SKELETON ? [word] : [word, `=${skeleton}`];
}

const wordsOf = (name: string): string[] => normaliseText(name).tokens.map(({ text }) => text);
