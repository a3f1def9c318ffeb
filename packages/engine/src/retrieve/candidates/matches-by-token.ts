import type { Index } from '../../index/open/open-index.ts';
import type { MarkedTokens } from '../../index/open/scratch.ts';
import type { QueryPlan } from '../plan/query-plan.ts';

/**
 * Marks, in the index's scratch, the listed tokens that a plan matches: then telling whether a name's token is one of
 * them is one look. Good until another plan is marked.
 */
export function markTokens({ scratch }: Index, plan: QueryPlan): MarkedTokens {
  const before = scratch.markedFor(plan);
  if (before) return before;
  let count = 0;
  for (const { tokens } of plan.matches) count += tokens.length;
  const marked = scratch.startMarking(count);
  const { next, unit, similarity, kind } = marked;
  const { markedBy, firstMark: first, marks: stamp } = scratch;
  let entry = 0;
  for (let m = plan.matches.length - 1; m >= 0; m--) {
    const matches = plan.matches[m];
    if (!matches) continue;
    const { tokens, similarities, kinds } = matches;
    for (let k = tokens.length - 1; k >= 0; k--) {
      const token = tokens[k] ?? 0;
      next[entry] = markedBy[token] === stamp ? (first[token] ?? -1) : -1;
      unit[entry] = matches.unit;
      similarity[entry] = similarities[k] ?? 0;
      kind[entry] = kinds[k] ?? 0;
      markedBy[token] = stamp;
      first[token] = entry++;
    }
  }
  scratch.finishMarking(plan);
  return marked;
}

/** The first entry of a token that the plan marked last matches; -1 where it matches none. */
export const firstMark = ({ scratch }: Index, token: number): number =>
  scratch.markedBy[token] === scratch.marks ? (scratch.firstMark[token] ?? -1) : -1;
