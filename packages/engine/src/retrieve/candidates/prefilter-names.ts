import type { UnitMatches } from '../../index/caches/matches.ts';
import type { Index } from '../../index/open/open-index.ts';
import { isInitialKind, isNearKind } from '../lookup/match-kind.ts';
import { maskOf, type QueryPlan } from '../plan/query-plan.ts';
import { MAX_WORDS, wordGroups, wordSetBounds } from './word-set-bounds.ts';

const WORDS = 2 ** MAX_WORDS - 1;
/**
 * Bits of a name's slot, from the lowest: the words it holds; whether it was visited; the words whose initials it
 * holds; and its maximum agreement, in fractions of a weight.
 */
const VISITED = 2 ** MAX_WORDS;
const INITIALS = MAX_WORDS + 1;
const AGREEMENT = 2 * MAX_WORDS + 1;
/** Fractions of a sixteenth of a bit in which agreement is summed. */
const PARTS = 4;
/** A slot this large has no room for more: it agrees in more than any query weighs. */
const FULL = 2 ** 31 - 2 ** (AGREEMENT + 10);

/** A word in this many times more names than are opened is not marked: every name is assumed to hold it. */
const FAR_MORE = 25;

/** Number of names marked, cleared or skipped per budget step. */
const NAMES_A_STEP = 128;

/**
 * Marks in each name's slot which query words it holds and its maximum agreement. The slot alone then shows whether the
 * name may reach a level (0–1): one read replaces a comparison of all its words.
 * @param opens whether a unit's matches open names: those are always marked
 */
export function prefilterNames(index: Index, plan: QueryPlan, level: number, opens: (match: UnitMatches) => boolean) {
  const { postings, postingShares, initialPostings } = index.data.tokens;
  const slots = index.scratch.takeNameSlots();
  const groups = wordGroups(plan);
  const bitsOf = (match: UnitMatches): number => {
    let bits = 0;
    for (let left = maskOf(plan, match.unit); left !== 0; left &= left - 1)
      bits |= 1 << (groups[31 - Math.clz32(left & -left)] ?? 0);
    return bits;
  };
  let opened = 0;
  for (const match of plan.matches) if (opens(match)) opened += match.names;
  const isAssumed = (match: UnitMatches): boolean => !opens(match) && match.names > FAR_MORE * opened;
  let [assumed, assumedAgreement] = [0, 0];
  for (const match of plan.matches) {
    const { weight = 0 } = plan.units[match.unit] ?? {};
    if (isAssumed(match)) {
      assumed |= bitsOf(match);
      assumedAgreement += match.bestSimilarity * weight;
    } else {
      index.scratch.budget.spend((2 * match.names) / NAMES_A_STEP);
      markNames(index, slots, match, bitsOf(match), weight);
    }
  }
  const { needed, alone } = wordSetBounds(index, plan, level, groups);
  return {
    /** Visits unvisited names that a token of a match opens and that may reach the level. */
    open(match: UnitMatches, at: number, visit: (name: number) => void): void {
      const kind = match.kinds[at] ?? 0;
      const token = match.tokens[at] ?? 0;
      const { starts, values } = isInitialKind(kind) ? initialPostings : postings;
      const others = isInitialKind(kind) ? WORDS : ~bitsOf(match);
      const mayAlone = isInitialKind(kind) ? undefined : alone(match, at);
      const end = starts[token + 1] ?? 0;
      index.scratch.budget.spend((end - (starts[token] ?? 0)) / NAMES_A_STEP);
      for (let k = starts[token] ?? 0; k < end; k++) {
        const name = values[k] ?? 0;
        const slot = slots[name] ?? 0;
        if ((slot & VISITED) !== 0) continue;
        const words = (slot & WORDS) | assumed;
        const held = words | ((slot >> INITIALS) & WORDS);
        // A name that holds nothing else may hold a more similar token of the same word, which then opens it. Initials
        // alone identify nobody.
        if ((held & others) === 0 ? !mayAlone?.(postingShares[k] ?? 0) : words === 0) continue;
        slots[name] = slot | VISITED;
        if ((slot >> AGREEMENT) / PARTS + assumedAgreement >= needed(held)) visit(name);
      }
    },
    /** Excludes a name from further visits. */
    skip(name: number): void {
      slots[name] = (slots[name] ?? 0) | VISITED;
    },
    /** Clears the slots that were written and returns them. */
    end(): void {
      for (const match of plan.matches) if (!isAssumed(match)) clearNames(index, slots, match);
      for (const name of plan.compounds.keys()) slots[name] = 0;
      index.scratch.returnNameSlots();
    },
  };
}

/** Marks the query words that names hold, and adds their maximum agreement. */
function markNames(index: Index, slots: Int32Array, match: UnitMatches, words: number, weight: number): void {
  const { postings, initialPostings, mostWeight } = index.data.tokens;
  const { tokens, kinds, similarities } = match;
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] ?? 0;
    const kind = kinds[i] ?? 0;
    const { starts, values } = isInitialKind(kind) ? initialPostings : postings;
    const marked = isInitialKind(kind) ? words << INITIALS : words;
    const most = isNearKind(kind) ? 0 : (similarities[i] ?? 0) * Math.min(weight, mostWeight[token] ?? 0);
    const agreement = Math.ceil(most * PARTS) << AGREEMENT;
    const end = starts[token + 1] ?? 0;
    for (let k = starts[token] ?? 0; k < end; k++) {
      const name = values[k] ?? 0;
      const slot = slots[name] ?? 0;
      slots[name] = (slot < FULL ? slot + agreement : slot) | marked;
    }
  }
}

/** Clears only the slots that were written, so the cost does not depend on the size of the lists. */
function clearNames(index: Index, slots: Int32Array, { tokens, kinds }: UnitMatches): void {
  const { postings, initialPostings } = index.data.tokens;
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] ?? 0;
    const { starts, values } = isInitialKind(kinds[i] ?? 0) ? initialPostings : postings;
    const end = starts[token + 1] ?? 0;
    for (let k = starts[token] ?? 0; k < end; k++) slots[values[k] ?? 0] = 0;
  }
}
