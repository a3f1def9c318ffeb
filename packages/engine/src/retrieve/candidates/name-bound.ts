import type { CompoundMatch } from '../../index/caches/matches.ts';
import type { Index } from '../../index/open/open-index.ts';
import { chanceAt } from '../../knowledge/model/costs.ts';
import { ROLE } from '../../normalise/roles/role.ts';
import { ENTITY_TYPES } from '../../types/listing.ts';
import { isInitialKind, isNearKind } from '../lookup/match-kind.ts';
import { INITIAL } from '../lookup/word-matches.ts';
import { maskOf, type QueryPlan } from '../plan/query-plan.ts';
import { isListedShortened } from './listed-shortened.ts';
import { matchesByToken } from './matches-by-token.ts';
import { queryBound, scoreBound } from './score-bounds.ts';

const PERSON = ENTITY_TYPES.indexOf('person');
/** Types whose words may be abbreviated to initials. */
const MAY_BE_PERSON = new Set<number | undefined>([PERSON, ENTITY_TYPES.indexOf('unknown')]);
const NO_LETTERS: readonly (readonly [number, number])[] = [];

/**
 * Tests whether names may reach a level (0–1), by the words they share with a query.
 * @returns a test of a name; its second argument holds the compounds that units of the query match in the name
 */
export function nameBound(
  index: Index,
  plan: QueryPlan,
  level: number,
): (name: number, compounds?: readonly CompoundMatch[]) => boolean {
  const { tokenStarts, tokenIds, tokenWeights, tokenRoles, totalWeight, transcribed, listing } = index.data.names;
  const { next, unit: unitOf, similarity: similarityOf, kind: kindOf } = matchesByToken(index, plan);
  const { tokenStamps, firstMatch, tokenStamp } = index.scratch;
  const masks = Int32Array.from(plan.units, (_, unit) => maskOf(plan, unit));
  const worths = Float64Array.from(plan.units, ({ weight }) => weight);
  const weights = Float64Array.from(plan.tokens, ({ weight }) => weight);
  const queryTotal = plan.totalWeight;
  const { initial } = index.data.tokens;
  const { type: types } = index.data.listings;
  const initials = [...plan.initials];
  // By unit: its highest agreement, and the name for which that holds. A unit is in one pair only.
  const agreed = new Float64Array(plan.units.length);
  const agreedName = new Int32Array(plan.units.length).fill(-1);
  const more = (name: number, unit: number, agreement: number): number => {
    const before = agreedName[unit] === name ? (agreed[unit] ?? 0) : 0;
    if (agreement <= before) return 0;
    agreedName[unit] = name;
    agreed[unit] = agreement;
    return agreement - before;
  };
  return (name, compounds = NONE) => {
    let queryMask = 0;
    let agreement = 0;
    let nearExcess = 0;
    let listedTouched = 0;
    let near = false;
    const start = tokenStarts[name] ?? 0;
    const end = tokenStarts[name + 1] ?? 0;
    const letters = initials.length > 0 && MAY_BE_PERSON.has(types[listing[name] ?? 0]) ? initials : NO_LETTERS;
    for (let j = start; j < end; j++) {
      const token = tokenIds[j] ?? 0;
      const isMarked = tokenStamps[token] === tokenStamp;
      if (!isMarked && letters.length === 0) continue;
      const weight = tokenWeights[j] ?? 0;
      let touched = 0;
      // An initial may stand for any word that begins with it; units of words come first.
      for (const [i, letter] of letters) {
        if (initial[token] !== letter) continue;
        touched = weight;
        queryMask |= 1 << i;
        agreement += more(name, i, (worths[i] ?? 0) * INITIAL.similarity);
      }
      if (!isMarked) {
        listedTouched += touched;
        continue;
      }
      for (let entry = firstMatch[token] ?? -1; entry >= 0; entry = next[entry] ?? -1) {
        const kind = kindOf[entry] ?? 0;
        if (isInitialKind(kind) && tokenRoles[j] !== ROLE.initial) continue;
        touched = weight;
        const unit = unitOf[entry] ?? 0;
        const worth = worths[unit] ?? 0;
        queryMask |= masks[unit] ?? 0;
        if (isNearKind(kind)) {
          near = true;
          if (weight > worth) nearExcess += weight - worth;
        } else agreement += more(name, unit, (weight < worth ? weight : worth) * (similarityOf[entry] ?? 0));
      }
      listedTouched += touched;
    }
    for (const { unit, first, count, similarity } of compounds) {
      let weight = 0;
      for (let j = start + first; j < start + first + count; j++) weight += tokenWeights[j] ?? 0;
      listedTouched += weight;
      queryMask |= masks[unit] ?? 0;
      agreement += more(name, unit, Math.min(worths[unit] ?? 0, weight) * similarity);
    }
    const queryTouched = Math.min(queryTotal, weightOf(weights, queryMask));
    if (agreement > queryTouched) agreement = queryTouched;
    if (agreement <= 0) return false;
    // Nearly all names fail this test alone, before anything else about them is fetched.
    const left = queryTotal - queryTouched;
    if (queryBound(queryTotal + nearExcess, left, agreement, chanceAt(agreement, false)) < level) return false;
    if (transcribed[name] === 1 && !plan.kana) return false;
    if (plan.cut !== undefined && isListedShortened(index, plan, name)) return true;
    const listedTotal = totalWeight[name] ?? 0;
    const reached = Math.min(listedTotal, listedTouched);
    const bound = scoreBound({
      agreement: Math.min(agreement, reached),
      queryTotal,
      queryTouched,
      listedTotal,
      listedTouched: reached,
      near,
      nearExcess,
      person: types[listing[name] ?? 0] === PERSON,
    });
    return bound >= level;
  };
}

const NONE: readonly CompoundMatch[] = [];

/** The weight of the query words in a mask. */
function weightOf(weights: Float64Array, mask: number): number {
  let sum = 0;
  for (let left = mask; left !== 0; left &= left - 1) sum += weights[31 - Math.clz32(left & -left)] ?? 0;
  return sum;
}
