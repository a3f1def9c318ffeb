import type { Index } from '../index/open-index.ts';
import type { QueryPlan } from './query-plan.ts';

/** The ways in which listed tokens are matched by a plan, in chains by token: entries of one token follow each other in the order of the plan. */
export type MarkedTokens = {
  /** By entry: the next one of the same token, or -1; the place in `plan.matches`, and the place in that. */
  readonly next: Int32Array;
  readonly match: Int32Array;
  readonly at: Int32Array;
};

let marked = { next: new Int32Array(1024), match: new Int32Array(1024), at: new Int32Array(1024) };
let of: { readonly index: Index; readonly plan: QueryPlan } | undefined;

/** Marks, in the index's scratch, the listed tokens that a plan matches: then telling whether a name's token is one of them is one look. Good until another plan is marked. */
export function markTokens(index: Index, plan: QueryPlan): MarkedTokens {
  if (of?.plan === plan && of.index === index) return marked;
  const { scratch } = index;
  const stamp = ++scratch.marks;
  let count = 0;
  for (const { tokens } of plan.matches) count += tokens.length;
  if (count > marked.next.length)
    marked = { next: new Int32Array(2 * count), match: new Int32Array(2 * count), at: new Int32Array(2 * count) };
  const { next, match, at } = marked;
  let entry = 0;
  for (let m = plan.matches.length - 1; m >= 0; m--) {
    const tokens = plan.matches[m]?.tokens;
    if (!tokens) continue;
    for (let k = tokens.length - 1; k >= 0; k--) {
      const token = tokens[k] ?? 0;
      next[entry] = scratch.markedBy[token] === stamp ? (scratch.firstMark[token] ?? -1) : -1;
      match[entry] = m;
      at[entry] = k;
      scratch.markedBy[token] = stamp;
      scratch.firstMark[token] = entry++;
    }
  }
  of = { index, plan };
  return marked;
}

/** The first entry of a token that the plan marked last matches; -1 where it matches none. */
export const firstMark = ({ scratch }: Index, token: number): number =>
  scratch.markedBy[token] === scratch.marks ? (scratch.firstMark[token] ?? -1) : -1;
