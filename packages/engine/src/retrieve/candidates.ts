import { type Index, SUMS } from '../index/open-index.ts';
import { chanceAt } from '../model/costs.ts';
import { ENTITY_TYPES } from '../types/listing.ts';
import { queryBound, scoreBound } from './bounds.ts';
import type { QueryPlan, Unit } from './query-plan.ts';
import { INITIAL } from './word-matches.ts';

/** Entries of a name's sums: weight of the query and of the list that can be paired, weight that can agree, and what near words may weigh more than the query's, 0 where none are. */
const [QUERY, LISTED, AGREEING, NEARBY] = [0, 1, 2, 3];

/**
 * The names whose score may reach a level (0–1): all that do, and some that do not. Adds up, name by name, the weight of the query
 * and of the list that can agree at most, and keeps the names whose bound reaches the level. Names that hold only
 * words too light to reach it are never opened.
 */
export function candidateNames(index: Index, plan: QueryPlan, level: number): number[] {
  const { tokens, names } = index.data;
  const { sums } = index.scratch;
  const touched: number[] = [];
  const essential = essentialTokens(plan, level);
  // Where every word is essential, a name in which each is at most near agrees in nothing, save in initials.
  const nearOpens = essential.size < plan.tokens.length || plan.initials.size > 0;
  const { starts, values } = tokens.postings;
  for (const opens of [true, false]) {
    for (const { unit: at, tokens: listed, likenesses } of plan.matches) {
      const unit = plan.units[at];
      if (!unit) continue;
      const essentialUnit = isEssential(unit, essential);
      if (!opens && essentialUnit && nearOpens) continue;
      const worth = Math.max(1, unit.weight);
      for (let i = 0; i < listed.length; i++) {
        const likeness = likenesses[i];
        if (!likeness || (essentialUnit && (nearOpens || !likeness.near)) !== opens) continue;
        const token = listed[i] ?? 0;
        const weight = tokens.mostWeight[token] ?? 0;
        const [entry, more] = likeness.near
          ? [NEARBY, 1 + Math.max(0, weight - worth)]
          : [AGREEING, agreementOf(worth, weight, likeness.similarity)];
        const end = starts[token + 1] ?? 0;
        for (let k = starts[token] ?? 0; k < end; k++) {
          const name = values[k] ?? 0;
          const sum = name * SUMS;
          const before = sums[sum] ?? 0;
          if (before === 0) {
            if (!opens) continue;
            touched.push(name);
          }
          sums[sum] = before + worth;
          sums[sum + LISTED] = (sums[sum + LISTED] ?? 0) + weight;
          sums[sum + entry] = (sums[sum + entry] ?? 0) + more;
        }
      }
    }
    for (const [name, joins] of plan.joins) {
      for (const join of joins) {
        const unit = plan.units[join.unit];
        if (!unit || isEssential(unit, essential) !== opens) continue;
        const sum = name * SUMS;
        const before = sums[sum] ?? 0;
        if (before === 0) {
          if (!opens) continue;
          touched.push(name);
        }
        const [worth, weight] = [Math.max(1, unit.weight), names.totalWeight[name] ?? 0];
        sums[sum] = before + worth;
        sums[sum + LISTED] = (sums[sum + LISTED] ?? 0) + weight;
        sums[sum + AGREEING] = (sums[sum + AGREEING] ?? 0) + agreementOf(worth, weight, join.similarity);
      }
    }
  }
  const kept = touched.filter(reaches(index, plan, level));
  for (const name of touched) sums.fill(0, name * SUMS, (name + 1) * SUMS);
  return kept.sort((a, b) => a - b);
}

/** The most that a pair can agree, rounded up; more than nothing, which stands for words that are only near. */
const agreementOf = (query: number, listed: number, similarity: number): number =>
  Math.max(1, Math.ceil(Math.min(query, listed) * similarity));

/** Whether a name's sums let it reach the level. */
function reaches(index: Index, plan: QueryPlan, level: number): (name: number) => boolean {
  const { listing, totalWeight, transcribed } = index.data.names;
  const { sums } = index.scratch;
  const queryTotal = plan.totalWeight;
  const initials = [...plan.initials.keys()].reduce((sum, i) => sum + (plan.tokens[i]?.weight ?? 0), 0);
  const person = ENTITY_TYPES.indexOf('person');
  return (name) => {
    if (transcribed[name] === 1 && !plan.kana) return false;
    const at = name * SUMS;
    const queryTouched = Math.min(queryTotal, (sums[at + QUERY] ?? 0) + initials);
    const agreement = Math.min(queryTouched, (sums[at + AGREEING] ?? 0) + initials * INITIAL.similarity);
    if (agreement <= 0) return false;
    const nearExcess = sums[at + NEARBY] ?? 0;
    // Nearly all names fail by this alone, before anything else of them is fetched.
    if (queryBound(queryTotal + nearExcess, queryTotal - queryTouched, agreement, chanceAt(agreement, false)) < level)
      return false;
    const listedTotal = totalWeight[name] ?? 0;
    // An initial in the query may stand for any listed word.
    const listedTouched = initials > 0 ? listedTotal : Math.min(listedTotal, sums[at + LISTED] ?? 0);
    return (
      scoreBound({
        agreement: Math.min(agreement, listedTouched),
        queryTotal,
        queryTouched,
        listedTotal,
        listedTouched,
        near: nearExcess > 0,
        nearExcess,
        person: index.data.listings.type[listing[name] ?? 0] === person,
      }) >= level
    );
  };
}

const isEssential = (unit: Unit, essential: ReadonlySet<number>): boolean => {
  for (let i = unit.first; i < unit.first + unit.count; i++) if (essential.has(i)) return true;
  return false;
};

/**
 * The heaviest words of the query, as few as will do: a name that holds none of them cannot reach the level (MaxScore; Turtle & Flood
 * 1995). An initial may stand for any word, so its weight always counts as touched.
 */
function essentialTokens(plan: QueryPlan, level: number): ReadonlySet<number> {
  const weightOf = (i: number): number => plan.tokens[i]?.weight ?? 0;
  const order = plan.tokens.map((_, i) => i).sort((a, b) => weightOf(b) - weightOf(a) || a - b);
  const essential = new Set<number>();
  let rest = plan.totalWeight;
  for (const i of order) {
    if (queryBound(plan.totalWeight, plan.totalWeight - rest, rest, chanceAt(rest, false)) < level) break;
    essential.add(i);
    if (!plan.initials.has(i)) rest -= weightOf(i);
  }
  return essential;
}
