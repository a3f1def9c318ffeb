import type { Index } from '../index/open-index.ts';
import { chanceAt } from '../model/costs.ts';
import { queryBound } from './bounds.ts';
import { isInitialKind, isNearKind } from './likeness.ts';
import { maskOf, type QueryPlan, type UnitMatches } from './query-plan.ts';

/** Words of a query that are told apart; of more, the lightest count as one. */
const MOST_WORDS = 7;
const WORDS = 2 ** MOST_WORDS - 1;
/** In a name's note: above the words it holds, that it was looked at; above that, the words it holds the initials of. */
const SEEN = 2 ** MOST_WORDS;
const INITIALS = MOST_WORDS + 1;

/** A word that stands in so many times as many names as are looked at is not noted: to take it for granted costs less. */
const MUCH_MORE = 25;

/**
 * Notes of all names at once which words of a query they hold, and tells by that alone whether a name may reach a level (0–1): nearly all that hold one of the words hold none of the
 * others. One look at a note instead of one at each word of the name.
 *
 * @param opens whether names are opened by a unit's matches: those are noted in any case
 */
export function firstLook(index: Index, plan: QueryPlan, level: number, opens: (match: UnitMatches) => boolean) {
  const { postings, initialPostings } = index.data.tokens;
  const { notes } = index.scratch;
  const groups = groupsOf(plan);
  const bitsOf = (match: UnitMatches): number => {
    let bits = 0;
    for (let left = maskOf(plan, match.unit); left !== 0; left &= left - 1)
      bits |= 1 << (groups[31 - Math.clz32(left & -left)] ?? 0);
    return bits;
  };
  let opened = 0;
  for (const match of plan.matches) if (opens(match)) opened += match.names;
  notes.fill(0);
  let assumed = 0;
  for (const match of plan.matches) {
    const bits = bitsOf(match);
    if (!opens(match) && match.names > MUCH_MORE * opened) {
      assumed |= bits;
      continue;
    }
    const { tokens, kinds } = match;
    for (let i = 0; i < tokens.length; i++) {
      const token = tokens[i] ?? 0;
      const isInitial = isInitialKind(kinds[i] ?? 0);
      const { starts, values } = isInitial ? initialPostings : postings;
      const noted = isInitial ? bits << INITIALS : bits;
      const end = starts[token + 1] ?? 0;
      for (let k = starts[token] ?? 0; k < end; k++) {
        const name = values[k] ?? 0;
        notes[name] = (notes[name] ?? 0) | noted;
      }
    }
  }
  const reach = reachOf(index, plan, level, groups);
  return {
    /** Whether a name may reach the level and is looked at for the first time. */
    mayReach(name: number): boolean {
      const note = notes[name] ?? 0;
      if ((note & SEEN) !== 0) return false;
      notes[name] = note | SEEN;
      const held = (note & WORDS) | assumed;
      // Initials alone identify nobody.
      return held !== 0 && reach[held | (note >> INITIALS)] === 1;
    },
    /** Passes a name over from now on. */
    see(name: number): void {
      notes[name] = (notes[name] ?? 0) | SEEN;
    },
  };
}

/** By word of the query, its number among those that are told apart. */
function groupsOf({ tokens }: QueryPlan): readonly number[] {
  if (tokens.length <= MOST_WORDS) return tokens.map((_, i) => i);
  const order = tokens.map((_, i) => i).sort((a, b) => (tokens[b]?.weight ?? 0) - (tokens[a]?.weight ?? 0) || a - b);
  const groups = tokens.map(() => MOST_WORDS - 1);
  for (const [rank, i] of order.slice(0, MOST_WORDS - 1).entries()) groups[i] = rank;
  return groups;
}

/** By set of words that a name holds, whether it may reach the level: as `nameBound` tells it, with the most that each word can agree in. */
function reachOf(index: Index, plan: QueryPlan, level: number, groups: readonly number[]): Uint8Array {
  const { mostWeight } = index.data.tokens;
  const { tokens, units, initials, totalWeight } = plan;
  const agreements = new Float64Array(tokens.length);
  const excesses = new Float64Array(tokens.length);
  for (const { unit: at, tokens: listed, similarities, kinds } of plan.matches) {
    const unit = units[at];
    if (!unit) continue;
    const { first, count, weight } = unit;
    let [share, excess] = [0, 0];
    for (let k = 0; k < listed.length; k++) {
      const most = mostWeight[listed[k] ?? 0] ?? 0;
      if (isNearKind(kinds[k] ?? 0)) excess = Math.max(excess, most - weight);
      else share = Math.max(share, (similarities[k] ?? 0) * Math.min(1, most / weight));
    }
    excesses[first] = Math.max(excesses[first] ?? 0, excess);
    for (let i = first; i < first + count; i++)
      agreements[i] = Math.max(agreements[i] ?? 0, share * (tokens[i]?.weight ?? 0));
  }
  const sums = {
    weight: new Float64Array(MOST_WORDS),
    agreement: new Float64Array(MOST_WORDS),
    excess: new Float64Array(MOST_WORDS),
  };
  let initialWeight = 0;
  for (const [i, { weight }] of tokens.entries()) {
    const group = groups[i] ?? 0;
    // An initial may stand for any listed word.
    if (initials.has(i)) initialWeight += weight;
    else {
      sums.weight[group] = (sums.weight[group] ?? 0) + weight;
      sums.agreement[group] = (sums.agreement[group] ?? 0) + (agreements[i] ?? 0);
    }
    sums.excess[group] = (sums.excess[group] ?? 0) + (excesses[i] ?? 0);
  }
  const reach = new Uint8Array(2 ** Math.min(tokens.length, MOST_WORDS));
  for (let held = 0; held < reach.length; held++) {
    let [touched, agreement, excess] = [initialWeight, initialWeight, 0];
    for (let left = held; left !== 0; left &= left - 1) {
      const group = 31 - Math.clz32(left & -left);
      touched += sums.weight[group] ?? 0;
      agreement += sums.agreement[group] ?? 0;
      excess += sums.excess[group] ?? 0;
    }
    agreement = Math.min(agreement, touched);
    const bound = queryBound(totalWeight + excess, totalWeight - touched, agreement, chanceAt(agreement, false));
    if (agreement > 0 && bound >= level) reach[held] = 1;
  }
  return reach;
}
