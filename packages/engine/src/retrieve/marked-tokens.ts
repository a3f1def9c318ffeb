import type { Index } from '../index/open-index.ts';
import type { QueryPlan } from './query-plan.ts';

/** The ways in which listed tokens are matched by a plan, in chains by token: entries of one token follow each other in the order of the plan. */
export type MarkedTokens = {
  /** By entry: the next one of the same token, or -1. */
  readonly next: Int32Array;
  /** The unit that may match it, how alike, and by what (see `TokenMatches`). */
  readonly unit: Int32Array;
  readonly similarity: Float64Array;
  readonly kind: Uint16Array;
};

const room = (count: number): MarkedTokens => ({
  next: new Int32Array(count),
  unit: new Int32Array(count),
  similarity: new Float64Array(count),
  kind: new Uint16Array(count),
});

let marked = room(1024);
/** The plan that was marked last. A plan is made for one index, which is not held here: a replaced one must be able to go. */
let of: QueryPlan | undefined;

/** Marks, in the index's scratch, the listed tokens that a plan matches: then telling whether a name's token is one of them is one look. Good until another plan is marked. */
export function markTokens(index: Index, plan: QueryPlan): MarkedTokens {
  if (of === plan) return marked;
  const { markedBy, firstMark: first } = index.scratch;
  const stamp = ++index.scratch.marks;
  let count = 0;
  for (const { tokens } of plan.matches) count += tokens.length;
  if (count > marked.next.length) marked = room(2 * count);
  const { next, unit, similarity, kind } = marked;
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
  of = plan;
  return marked;
}

/** The first entry of a token that the plan marked last matches; -1 where it matches none. */
export const firstMark = ({ scratch }: Index, token: number): number =>
  scratch.markedBy[token] === scratch.marks ? (scratch.firstMark[token] ?? -1) : -1;
