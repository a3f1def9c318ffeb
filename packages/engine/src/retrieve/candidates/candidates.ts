import type { CompoundMatch, UnitMatches } from '../../index/caches/matches.ts';
import type { Index } from '../../index/open/open-index.ts';
import { COSTS, chanceAt } from '../../knowledge/model/costs.ts';
import { RULES } from '../../knowledge/model/rules.ts';
import { likelySlipPoints, POINTS, rawOf } from '../../knowledge/model/scale.ts';
import { isNearKind } from '../lookup/match-kind.ts';
import type { QueryToken } from '../lookup/query-tokens.ts';
import { maskOf, type QueryPlan } from '../plan/query-plan.ts';
import { nameBound } from './name-bound.ts';
import { prefilterNames } from './prefilter-names.ts';
import { queryBound } from './score-bounds.ts';

/** Number of names bounded per budget charge; a power of two. And the steps charged for them. */
const BOUNDED = 64;
const BOUNDED_STEPS = 32;

/** Rounding to tenths may lift a score by half a tenth of a point, so retrieval aims that much lower. */
const HALF_TENTH = 0.06;

/** The names whose rounded name score may reach a level, in points. */
export const candidatesAt = (index: Index, plan: QueryPlan, points: number): number[] =>
  candidateNames(index, plan, rawOf(points - HALF_TENTH));

/**
 * The names whose score may reach a level (0–1): all that do, and some that do not. Opens the names that hold an
 * essential word or a compound of the query, and keeps those whose score bound reaches the level.
 */
export function candidateNames(index: Index, plan: QueryPlan, wanted: number): number[] {
  const level = levelBeforeLift(index, plan, wanted);
  const opening = essentialWords(plan, level);
  // If every word opens names, a name with only near matches agrees in nothing but initials.
  const nearOpens = opening !== (1 << plan.tokens.length) - 1 || plan.initials.size > 0;
  const opens = ({ unit }: UnitMatches): boolean => (maskOf(plan, unit) & opening) !== 0;
  const prefilter = prefilterNames(index, plan, level, opens);
  let bound: ReturnType<typeof nameBound> | undefined;
  const { budget } = index.scratch;
  let bounded = 0;
  const reaches = (name: number, compounds?: readonly CompoundMatch[]): boolean => {
    if ((++bounded & (BOUNDED - 1)) === 0) budget.spend(BOUNDED_STEPS);
    bound ??= nameBound(index, plan, level);
    return bound(name, compounds);
  };
  const kept: number[] = [];
  for (const [name, compounds] of plan.compounds) {
    prefilter.skip(name);
    if (reaches(name, compounds)) kept.push(name);
  }
  const keep = (name: number): void => {
    if (reaches(name)) kept.push(name);
  };
  for (const match of plan.matches) {
    if (!opens(match)) continue;
    const { tokens, kinds } = match;
    for (let i = 0; i < tokens.length; i++) if (nearOpens || !isNearKind(kinds[i] ?? 0)) prefilter.open(match, i, keep);
  }
  prefilter.end();
  return kept.sort((a, b) => a - b);
}

/** Words of a query that a name holds: number, weight, maximum agreement, and by how much near words outweigh them. */
type Held = {
  readonly words: number;
  readonly weight: number;
  readonly agreement: number;
  readonly excess: number;
};

/** Whether a name that holds only some words of a query may reach a level, in points. */
export function mayReach(total: number, held: Held, points: number): boolean {
  if (held.agreement <= 0) return false;
  const level = rawOf(points - HALF_TENTH);
  const [from, to] = LIFTED;
  return heldBound(total, held) >= (level > from && level <= to ? from : level);
}

/** Bound on the score of a name that holds only some words of a query. */
function heldBound(total: number, { words, weight, agreement, excess }: Held): number {
  const least = words > 1 ? COSTS.containedExtra : COSTS.extra;
  return queryBound(total + excess, total - weight, agreement, chanceAt(agreement, false), least);
}

/** Range of raw scores in which a name with a likely slip is lifted (see `score/name/likely-slip.ts`). */
const LIFTED = [rawOf(RULES.likelySlip.value - HALF_TENTH), rawOf(likelySlipPoints(POINTS.shown))] as const;

/** The score that a name needs before a likely slip is forgiven. */
function levelBeforeLift({ model }: Index, { tokens }: QueryPlan, level: number): number {
  const [from, to] = LIFTED;
  if (level <= from || level > to) return level;
  const mayBeSlip = ({ text }: QueryToken): boolean =>
    text.length >= RULES.unseenWord.value && !model.isKnown(text) && !model.isDictionaryWord(text);
  return tokens.some(mayBeSlip) ? from : level;
}

/**
 * Essential words (MaxScore; Turtle & Flood 1995) as a bit mask: a name that reaches the level holds at least one. They
 * are all but the most frequent words that together weigh too little. Initials always count as touched: they match any
 * word. Not valid for compounds, where one query word may match several of the name.
 */
function essentialWords(plan: QueryPlan, level: number): number {
  const { tokens, initials, totalWeight } = plan;
  const names = new Float64Array(tokens.length);
  for (const match of plan.matches) {
    const unit = plan.units[match.unit];
    for (let i = unit?.first ?? 0; i < (unit ? unit.first + unit.count : 0); i++)
      names[i] = (names[i] ?? 0) + match.names;
  }
  const order = tokens.map((_, i) => i).sort((a, b) => (names[b] ?? 0) - (names[a] ?? 0) || a - b);
  let [weight, words] = [0, initials.size];
  for (const i of initials.keys()) weight += tokens[i]?.weight ?? 0;
  let opening = 0;
  for (const i of order) {
    const more = weight + (initials.has(i) ? 0 : (tokens[i]?.weight ?? 0));
    const count = words + (initials.has(i) ? 0 : 1);
    if (heldBound(totalWeight, { words: count, weight: more, agreement: more, excess: 0 }) < level)
      [weight, words] = [more, count];
    else opening |= 1 << i;
  }
  return opening;
}
