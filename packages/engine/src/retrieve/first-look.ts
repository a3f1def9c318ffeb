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
  const { reach, alone } = reachOf(index, plan, level, groups);
  return {
    /** Visits the names that one of the tokens of a match opens, that were not visited yet and may reach the level. */
    open(match: UnitMatches, at: number, visit: (name: number) => void): void {
      const kind = match.kinds[at] ?? 0;
      const token = match.tokens[at] ?? 0;
      const { starts, values } = isInitialKind(kind) ? initialPostings : postings;
      const others = isInitialKind(kind) ? WORDS : ~bitsOf(match);
      const mayAlone = !isInitialKind(kind) && alone(match, at);
      const end = starts[token + 1] ?? 0;
      for (let k = starts[token] ?? 0; k < end; k++) {
        const name = values[k] ?? 0;
        const note = notes[name] ?? 0;
        if ((note & SEEN) !== 0) continue;
        const words = (note & WORDS) | assumed;
        const held = words | (note >> INITIALS);
        // What holds nothing else may hold a likelier token of the same word, which then opens it. Initials alone identify nobody.
        if ((held & others) === 0 ? !mayAlone : words === 0) continue;
        notes[name] = note | SEEN;
        if (reach[held] === 1) visit(name);
      }
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

/** What may agree and stand unmatched at most, as `nameBound` tells it; weights in sixteenths of a bit. */
type Held = { readonly touched: number; readonly agreement: number; readonly excess: number };

/** Tells by the most that each word can agree in whether names may reach the level. */
function reachOf(index: Index, plan: QueryPlan, level: number, groups: readonly number[]) {
  const { mostWeight } = index.data.tokens;
  const { tokens, units, totalWeight } = plan;
  const initialWeight = tokens.reduce((sum, { weight }, i) => sum + (plan.initials.has(i) ? weight : 0), 0);
  const mayReach = ({ touched, agreement, excess }: Held): boolean => {
    const most = Math.min(agreement, touched);
    const left = totalWeight - touched;
    return most > 0 && queryBound(totalWeight + excess, left, most, chanceAt(most, false)) >= level;
  };
  const heldBy = ({ unit, tokens: listed, similarities, kinds }: UnitMatches, at: number): Held => {
    const weight = units[unit]?.weight ?? 0;
    const most = mostWeight[listed[at] ?? 0] ?? 0;
    return isNearKind(kinds[at] ?? 0)
      ? { touched: weight, agreement: 0, excess: Math.max(0, most - weight) }
      : { touched: weight, agreement: (similarities[at] ?? 0) * Math.min(weight, most), excess: 0 };
  };
  // By word: the greatest share of it that agrees, and what near words weigh more.
  const shares = new Float64Array(tokens.length);
  const excesses = new Float64Array(tokens.length);
  for (const match of plan.matches) {
    const { first, count, weight } = units[match.unit] ?? NO_UNIT;
    excesses[first] = Math.max(excesses[first] ?? 0, match.nearWeight - weight);
    for (let i = first; i < first + count; i++) shares[i] = Math.max(shares[i] ?? 0, match.likest);
  }
  const reach = new Uint8Array(2 ** Math.min(tokens.length, MOST_WORDS));
  for (let held = 0; held < reach.length; held++) {
    let [touched, agreement, excess] = [0, 0, 0];
    for (const [i, { weight }] of tokens.entries()) {
      // An initial may stand for any listed word.
      const isInitial = plan.initials.has(i);
      const isHeld = ((held >> (groups[i] ?? 0)) & 1) !== 0;
      if (isHeld) excess += excesses[i] ?? 0;
      if (!isInitial && !isHeld) continue;
      touched += weight;
      agreement += isInitial ? weight : (shares[i] ?? 0) * weight;
    }
    if (mayReach({ touched, agreement, excess })) reach[held] = 1;
  }
  /** Whether a name may that holds nothing else of the query than one token of a match. */
  const alone = (match: UnitMatches, at: number): boolean => {
    if (tokens.length > MOST_WORDS) return true;
    const { touched, agreement, excess } = heldBy(match, at);
    const most = Math.min(totalWeight, touched + initialWeight);
    return mayReach({ touched: most, agreement: agreement + initialWeight, excess });
  };
  return { reach, alone };
}

const NO_UNIT = { first: 0, count: 0, weight: 0 };
