import type { Index } from '../../index/open/open-index.ts';
import type { MatchesByToken } from '../../index/open/scratch.ts';
import type { QueryPlan } from '../plan/query-plan.ts';

/**
 * Indexes a plan's matches by listed token in the index's scratch, so that finding the matches of a name's token takes
 * one look-up. Valid until another plan is indexed.
 */
export function matchesByToken({ scratch }: Index, plan: QueryPlan): MatchesByToken {
  const before = scratch.matchesOf(plan);
  if (before) return before;
  let count = 0;
  for (const { tokens } of plan.matches) count += tokens.length;
  const chains = scratch.startMatches(count);
  const { next, unit, similarity, kind } = chains;
  const { tokenStamps, firstMatch: first, tokenStamp: stamp } = scratch;
  let entry = 0;
  for (let m = plan.matches.length - 1; m >= 0; m--) {
    const matches = plan.matches[m];
    if (!matches) continue;
    const { tokens, similarities, kinds } = matches;
    for (let k = tokens.length - 1; k >= 0; k--) {
      const token = tokens[k] ?? 0;
      next[entry] = tokenStamps[token] === stamp ? (first[token] ?? -1) : -1;
      unit[entry] = matches.unit;
      similarity[entry] = similarities[k] ?? 0;
      kind[entry] = kinds[k] ?? 0;
      tokenStamps[token] = stamp;
      first[token] = entry++;
    }
  }
  scratch.finishMatches(plan);
  return chains;
}

/** The first match of a token under the most recently indexed plan; -1 if there is none. */
export const firstMatch = ({ scratch }: Index, token: number): number =>
  scratch.tokenStamps[token] === scratch.tokenStamp ? (scratch.firstMatch[token] ?? -1) : -1;
