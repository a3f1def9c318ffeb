import type { Pair } from './pairs.ts';

/** Step limit of the search for a better alignment; real names need a few dozen. */
const MAX_STEPS = 4000;

/** More pairs than this occur only in hostile texts. */
const MANY_PAIRS = 24;

/** Extra cost factor of a step if the remaining gain is bounded per listed word. */
const DEARER = 8;
const forNothing = (): void => {};

/** The gain of pairing two words: their agreement minus the difference inside the pair. */
const gain = (pair: Pair): number => pair.weight * (2 * pair.similarity - 1) + pair.similarity;

/**
 * The best one-to-one pairing of query and listed words. Exact branch and bound over the pairs, best first; if a
 * hostile input needs more than {@link MAX_STEPS} steps, the best found so far (at least the greedy one).
 * @param spend called with the number of steps
 */
export function align(pairs: readonly Pair[], spend: (steps: number) => void = forNothing): readonly Pair[] {
  const sorted = pairs
    .filter((pair) => gain(pair) > 0)
    .sort((a, b) => gain(b) - gain(a) || a.queryFirst - b.queryFirst || a.listedFirst - b.listedFirst);
  if (isConflictFree(sorted)) return sorted;
  const rest = new Float64Array(sorted.length + 1);
  for (let i = sorted.length - 1; i >= 0; i--) {
    const pair = sorted[i];
    rest[i] = (rest[i + 1] ?? 0) + (pair ? gain(pair) : 0);
  }
  const roomFor = sorted.length > MANY_PAIRS ? roomByListed(sorted) : undefined;
  let best: readonly Pair[] = [];
  let bestGain = -1;
  let steps = 0;
  const chosen: Pair[] = [];
  const visit = (i: number, queryMask: number, listedMask: number, sum: number): void => {
    if (sum > bestGain) [best, bestGain] = [chosen.slice(), sum];
    const pair = sorted[i];
    if (!pair || sum + (rest[i] ?? 0) <= bestGain || ++steps > MAX_STEPS) return;
    if (roomFor && sum + roomFor(i, listedMask) <= bestGain) return;
    if ((pair.queryMask & queryMask) === 0 && (pair.listedMask & listedMask) === 0) {
      chosen.push(pair);
      visit(i + 1, queryMask | pair.queryMask, listedMask | pair.listedMask, sum + gain(pair));
      chosen.pop();
    }
    visit(i + 1, queryMask, listedMask, sum);
  };
  visit(0, 0, 0, 0);
  spend(roomFor ? steps * DEARER : steps);
  return best;
}

/**
 * Upper bound on the gain of the pairs from a position on, given the listed words already used: of the pairs that begin
 * at one listed word only one can be chosen, and the first is the best. If a text repeats a word, this shows at once
 * that two alignments are equal.
 */
function roomByListed(sorted: readonly Pair[]): (from: number, listedMask: number) => number {
  const words = [...new Set(sorted.map(({ listedFirst }) => listedFirst))];
  const best = new Float64Array((sorted.length + 1) * words.length);
  for (let i = sorted.length - 1; i >= 0; i--) {
    const pair = sorted[i];
    for (const [w, word] of words.entries())
      best[i * words.length + w] = pair?.listedFirst === word ? gain(pair) : (best[(i + 1) * words.length + w] ?? 0);
  }
  return (from, listedMask) => {
    let room = 0;
    for (const [w, word] of words.entries())
      if (((listedMask >> word) & 1) === 0) room += best[from * words.length + w] ?? 0;
    return room;
  };
}

function isConflictFree(pairs: readonly Pair[]): boolean {
  let [queryMask, listedMask] = [0, 0];
  for (const pair of pairs) {
    if ((pair.queryMask & queryMask) !== 0 || (pair.listedMask & listedMask) !== 0) return false;
    queryMask |= pair.queryMask;
    listedMask |= pair.listedMask;
  }
  return true;
}
