import type { UnitMatches } from '../../index/caches/matches.ts';
import type { Index } from '../../index/open/open-index.ts';
import { leastShareFor, ofParts } from '../../index/tables/weight-shares.ts';
import { chanceAt } from '../../knowledge/model/costs.ts';
import { isNearKind } from '../lookup/match-kind.ts';
import type { QueryPlan } from '../plan/query-plan.ts';
import { leastAgreement, queryBound, shareBound } from './score-bounds.ts';

/** Number of query words with a bit of their own; beyond that, the lightest words share one. */
export const MAX_WORDS = 7;

/** The bit of each word of the query. */
export function wordGroups({ tokens }: QueryPlan): readonly number[] {
  if (tokens.length <= MAX_WORDS) return tokens.map((_, i) => i);
  const order = tokens.map((_, i) => i).sort((a, b) => (tokens[b]?.weight ?? 0) - (tokens[a]?.weight ?? 0) || a - b);
  const groups = tokens.map(() => MAX_WORDS - 1);
  for (const [rank, i] of order.slice(0, MAX_WORDS - 1).entries()) groups[i] = rank;
  return groups;
}

export type WordSetBounds = {
  /**
   * By set of words that a name holds: the minimum agreement, besides initials, to reach the level; infinite if none is
   * enough.
   */
  readonly needed: (held: number) => number;
  /**
   * For a name that holds one token of a match and nothing else of the query: tests whether it may reach the level,
   * given the token's share of its weight in 255ths. Undefined if no share is enough.
   */
  readonly alone: (match: UnitMatches, at: number) => ((share: number) => boolean) | undefined;
};

/** Bounds the scores of names by the set of query words they hold, without reading the names as `nameBound` does. */
export function wordSetBounds(index: Index, plan: QueryPlan, level: number, groups: readonly number[]): WordSetBounds {
  const { tokens, initials } = plan;
  const initialWeight = tokens.reduce((sum, { weight }, i) => sum + (initials.has(i) ? weight : 0), 0);
  const excesses = excessesOf(plan);
  const known = new Float64Array(2 ** Math.min(tokens.length, MAX_WORDS)).fill(UNKNOWN);
  const needed = (held: number): number => {
    const before = known[held] ?? UNKNOWN;
    if (before !== UNKNOWN) return before;
    let [touched, excess] = [0, 0];
    for (const [i, { weight }] of tokens.entries()) {
      const isHeld = ((held >> (groups[i] ?? 0)) & 1) !== 0;
      if (isHeld) excess += excesses[i] ?? 0;
      // An initial may stand for any listed word.
      if (isHeld || initials.has(i)) touched += weight;
    }
    const least = leastAgreement(plan.totalWeight + excess, plan.totalWeight - touched, level);
    const need = touched < least ? Number.POSITIVE_INFINITY : Math.max(0, least - initialWeight);
    known[held] = need;
    return need;
  };
  const alone: WordSetBounds['alone'] = (match, at) => {
    if (tokens.length > MAX_WORDS) return always;
    const weight = plan.units[match.unit]?.weight ?? 0;
    const token = match.tokens[at] ?? 0;
    const most = index.data.tokens.mostWeight[token] ?? 0;
    const near = isNearKind(match.kinds[at] ?? 0);
    const agreement = initialWeight + (near ? 0 : (match.similarities[at] ?? 0) * Math.min(weight, most));
    const queryTouched = Math.min(plan.totalWeight, weight + initialWeight);
    const excess = near ? Math.max(0, most - weight) : 0;
    if (!mayReach(plan.totalWeight, queryTouched, agreement, excess, level)) return undefined;
    if (initialWeight > 0 || plan.cut !== undefined) return always;
    const reach = { agreement, queryTotal: plan.totalWeight, queryTouched, listedTouched: most, person: false };
    const passes = (share: number): boolean => shareBound(reach, share) >= level;
    const { starts } = index.data.tokens.postings;
    return (starts[token + 1] ?? 0) - (starts[token] ?? 0) < MANY ? ofParts(passes) : atLeast(leastShareFor(passes));
  };
  return { needed, alone };
}

const UNKNOWN = -1;

/** By word: how much more the near words weigh. */
function excessesOf({ tokens, units, matches }: QueryPlan): Float64Array {
  const excesses = new Float64Array(tokens.length);
  for (const { unit, nearWeight } of matches) {
    const { first, weight } = units[unit] ?? NO_UNIT;
    excesses[first] = Math.max(excesses[first] ?? 0, nearWeight - weight);
  }
  return excesses;
}

const NO_UNIT = { first: 0, weight: 0 };

function mayReach(total: number, touched: number, agreement: number, excess: number, level: number): boolean {
  const most = Math.min(agreement, touched);
  return most > 0 && queryBound(total + excess, total - touched, most, chanceAt(most, false)) >= level;
}

/** Number of names from which it pays to compute the sufficient share in advance. */
const MANY = 12;

const always = (): boolean => true;
const atLeast =
  (least: number) =>
  (share: number): boolean =>
    share >= least;
