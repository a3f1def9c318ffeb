import { coveredSpan } from '../explain/covered-span.ts';
import type { Index } from '../index/open/open-index.ts';
import { stringAt } from '../index/tables/packed-strings.ts';
import { scoreOf } from '../knowledge/model/costs.ts';
import { pointsOf } from '../knowledge/model/scale.ts';
import { normaliseText } from '../normalise/text/normalise-text.ts';
import type { Reading } from '../score/match.ts';
import { coveredBy } from '../score/name/covered-words.ts';
import { type Alignment, alignments } from '../score/name/native-names.ts';
import { type Pair, pairsOf } from '../score/name/pairs.ts';
import type { NameScore } from '../score/name/score-name.ts';
import { tallyOf } from '../score/name/tally.ts';
import type { NameCost } from '../types/diagnosis.ts';

/** Smallest cost that is shown: half a tenth of a point. */
const LEAST = 0.05;

/**
 * The cost of each unmatched word and each difference: the name is rescored as if that word or pair agreed. Most
 * expensive first.
 */
export function nameCosts(index: Index, { text, plan }: Reading, score: NameScore): NameCost[] {
  const { name, alignment, tenths, before } = score;
  if (alignment.length === 0) return [];
  const { queryMask, listedMask } = coveredBy(alignment);
  const system =
    alignments(plan.tokens, pairsOf(index, plan, name)).find(({ pairs }) => isSame(pairs, alignment))?.system ?? 0;
  const points = (pairs: readonly Pair[], query: number, listed: number): number =>
    pointsOf(scoreOf(tallyOf(index, plan, name, { pairs, system }, { queryMask: query, listedMask: listed })));
  const now = points(alignment, queryMask, listedMask);
  const listedText = stringAt(index.data.names.values, name);
  const listedTokens = normaliseText(listedText).tokens;
  const costs: NameCost[] = [];
  const add = (kind: NameCost['kind'], query: string | null, listed: string | null, gain: number): void => {
    if (gain >= LEAST) costs.push({ kind, query, listed, points: Math.round(gain * 10) / 10 });
  };
  plan.tokens.forEach((token, i) => {
    if (isIn(queryMask, i)) return;
    add(
      'query_word',
      text.slice(token.start, token.end),
      null,
      points(alignment, queryMask | (1 << i), listedMask) - now,
    );
  });
  listedTokens.forEach((token, j) => {
    if (j > 30 || isIn(listedMask, j)) return;
    add(
      'listed_word',
      null,
      listedText.slice(token.start, token.end),
      points(alignment, queryMask, listedMask | (1 << j)) - now,
    );
  });
  for (const pair of alignment) {
    if (pair.similarity >= 1) continue;
    const agreeing = alignment.map((other) => (other === pair ? { ...pair, similarity: 1 } : other));
    const query = text.slice(...coveredSpan(plan.tokens, pair.queryMask));
    add(
      'difference',
      query,
      listedText.slice(...coveredSpan(listedTokens, pair.listedMask)),
      points(agreeing, queryMask, listedMask) - now,
    );
  }
  // The part that the words do not explain: a finding, or the order of a filiation.
  add('limit', null, null, (before - tenths) / 10);
  const rest = now - before / 10;
  if (rest > 2 * LEAST) add('order', null, null, rest);
  return costs.sort((a, b) => b.points - a.points);
}

/** Whether two alignments pair the same words, so the alignment behind the score is found again. */
const isSame = (a: Alignment['pairs'], b: Alignment['pairs']): boolean =>
  a.length === b.length &&
  a.every(({ queryMask, listedMask }, i) => b[i]?.queryMask === queryMask && b[i]?.listedMask === listedMask);

const isIn = (mask: number, i: number): boolean => ((mask >> i) & 1) === 1;
