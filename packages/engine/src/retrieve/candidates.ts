import type { Index } from '../index/open-index.ts';
import { bothBound, listedBound, queryBound } from './bounds.ts';
import type { QueryPlan, Unit } from './query-plan.ts';

/**
 * The names whose score may reach a level (0–1): all that do, and some that do not. Adds up, name by name, the weight of the query
 * and of the list that can agree at most, and keeps the names whose bound reaches the level. Names that hold only
 * words too light to reach it are never opened.
 */
export function candidateNames(index: Index, plan: QueryPlan, level: number): number[] {
  const { tokens, names } = index.data;
  const { query, listed } = index.scratch;
  const touched: number[] = [];
  const initials = [...plan.initials.keys()].reduce((sum, i) => sum + (plan.tokens[i]?.weight ?? 0), 0);
  const essential = essentialTokens(plan, level);
  for (const opens of [true, false]) {
    for (const [token, options] of plan.options) {
      for (const option of options) {
        const unit = plan.units[option.unit];
        if (!unit || isEssential(unit, essential) !== opens) continue;
        const weight = tokens.mostWeight[token] ?? 0;
        const end = tokens.postings.starts[token + 1] ?? 0;
        const { values } = tokens.postings;
        const worth = Math.max(1, unit.weight);
        for (let k = tokens.postings.starts[token] ?? 0; k < end; k++) {
          const name = values[k] ?? 0;
          const before = query[name] ?? 0;
          if (before === 0) {
            if (!opens) continue;
            touched.push(name);
          }
          query[name] = before + worth;
          listed[name] = (listed[name] ?? 0) + weight;
        }
      }
    }
    for (const [name, joins] of plan.joins) {
      for (const join of joins) {
        const unit = plan.units[join.unit];
        if (!unit || isEssential(unit, essential) !== opens || (!opens && query[name] === 0)) continue;
        if (query[name] === 0) touched.push(name);
        query[name] = (query[name] ?? 0) + Math.max(1, unit.weight);
        listed[name] = (listed[name] ?? 0) + (names.totalWeight[name] ?? 0);
      }
    }
  }
  const kept = touched.filter((name) => {
    const queryTouched = Math.min(plan.totalWeight, (query[name] ?? 0) + initials);
    const listedTotal = names.totalWeight[name] ?? 0;
    // An initial in the query may stand for any listed word.
    const listedTouched = initials > 0 ? listedTotal : Math.min(listedTotal, listed[name] ?? 0);
    return (
      queryBound(plan.totalWeight, queryTouched) >= level &&
      listedBound(listedTotal, listedTouched) >= level &&
      bothBound(plan.totalWeight, queryTouched, listedTotal, listedTouched) >= level
    );
  });
  for (const name of touched) query[name] = listed[name] = 0;
  return kept.sort((a, b) => a - b);
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
    if (queryBound(plan.totalWeight, rest) < level) break;
    essential.add(i);
    if (!plan.initials.has(i)) rest -= weightOf(i);
  }
  return essential;
}
