import type { Index } from '../index/open-index.ts';
import { chanceAt } from '../model/costs.ts';
import { ROLE } from '../normalise/role.ts';
import { ENTITY_TYPES } from '../types/listing.ts';
import { queryBound, scoreBound } from './bounds.ts';
import { isInitialKind, isNearKind } from './likeness.ts';
import type { ListedJoin } from './listed-joins.ts';
import { firstMark, type MarkedTokens, markTokens } from './marked-tokens.ts';
import { maskOf, type QueryPlan } from './query-plan.ts';
import { INITIAL } from './word-matches.ts';

const PERSON = ENTITY_TYPES.indexOf('person');

/** Tells of names, by the words they share with a query, whether they may reach a level. */
export class NameBound {
  readonly #index: Index;
  readonly #plan: QueryPlan;
  readonly #level: number;
  readonly #marked: MarkedTokens;
  readonly #masks: readonly number[];
  readonly #initialMask: number;
  /** The most that initials of the query can agree. */
  readonly #initials: number;
  /** By unit: what it agrees in at most, and the name for which that was noted. */
  readonly #agreed: Float64Array;
  readonly #notedFor: Int32Array;

  constructor(index: Index, plan: QueryPlan, level: number) {
    this.#index = index;
    this.#plan = plan;
    this.#level = level;
    this.#marked = markTokens(index, plan);
    this.#masks = plan.units.map((_, unit) => maskOf(plan, unit));
    let initials = 0;
    for (const i of plan.initials.keys()) initials |= 1 << i;
    this.#initialMask = initials;
    this.#initials = weightOf(plan, initials) * INITIAL.similarity;
    this.#agreed = new Float64Array(plan.units.length);
    this.#notedFor = new Int32Array(plan.units.length).fill(-1);
  }

  /** Whether a name may reach the level. `joins`: runs of its words that one unit of the query may match. */
  reaches(name: number, joins: readonly ListedJoin[] = NONE): boolean {
    const { tokenStarts, tokenIds, tokenWeights, tokenRoles } = this.#index.data.names;
    const { next, match, at } = this.#marked;
    const plan = this.#plan;
    let [queryMask, agreement, nearExcess, listedTouched] = [this.#initialMask, 0, 0, 0];
    let near = false;
    const start = tokenStarts[name] ?? 0;
    const end = tokenStarts[name + 1] ?? 0;
    for (let j = start; j < end; j++) {
      const weight = tokenWeights[j] ?? 0;
      let touched = false;
      for (let entry = firstMark(this.#index, tokenIds[j] ?? 0); entry !== -1; entry = next[entry] ?? -1) {
        const matches = plan.matches[match[entry] ?? 0];
        if (!matches) continue;
        const { unit } = matches;
        const place = at[entry] ?? 0;
        const kind = matches.kinds[place] ?? 0;
        if (isInitialKind(kind) && tokenRoles[j] !== ROLE.initial) continue;
        touched = true;
        const worth = plan.units[unit]?.weight ?? 0;
        queryMask |= this.#masks[unit] ?? 0;
        if (isNearKind(kind)) {
          near = true;
          if (weight > worth) nearExcess += weight - worth;
        } else agreement += this.#more(name, unit, Math.min(worth, weight) * (matches.similarities[place] ?? 0));
      }
      if (touched) listedTouched += weight;
    }
    for (const { unit, first, count, similarity } of joins) {
      let weight = 0;
      for (let j = start + first; j < start + first + count; j++) weight += tokenWeights[j] ?? 0;
      listedTouched += weight;
      queryMask |= this.#masks[unit] ?? 0;
      agreement += this.#more(name, unit, Math.min(plan.units[unit]?.weight ?? 0, weight) * similarity);
    }
    return this.#mayReach(name, queryMask, agreement + this.#initials, listedTouched, near, nearExcess);
  }

  /** What a unit can agree in beyond what was noted for it in this name: it stands in one pair. */
  #more(name: number, unit: number, agreement: number): number {
    const before = this.#notedFor[unit] === name ? (this.#agreed[unit] ?? 0) : 0;
    this.#notedFor[unit] = name;
    if (agreement <= before) return 0;
    this.#agreed[unit] = agreement;
    return agreement - before;
  }

  #mayReach(
    name: number,
    queryMask: number,
    agreement: number,
    listedTouched: number,
    near: boolean,
    nearExcess: number,
  ): boolean {
    const { totalWeight, transcribed, listing } = this.#index.data.names;
    const plan = this.#plan;
    const queryTotal = plan.totalWeight;
    const queryTouched = Math.min(queryTotal, weightOf(plan, queryMask));
    const agreed = Math.min(queryTouched, agreement);
    if (agreed <= 0) return false;
    // Nearly all names fail by this alone, before anything else of them is fetched.
    const left = queryTotal - queryTouched;
    if (queryBound(queryTotal + nearExcess, left, agreed, chanceAt(agreed, false)) < this.#level) return false;
    if (transcribed[name] === 1 && !plan.kana) return false;
    const listedTotal = totalWeight[name] ?? 0;
    // An initial in the query may stand for any listed word.
    const touched = this.#initialMask !== 0 ? listedTotal : Math.min(listedTotal, listedTouched);
    const bound = scoreBound({
      agreement: Math.min(agreed, touched),
      queryTotal,
      queryTouched,
      listedTotal,
      listedTouched: touched,
      near,
      nearExcess,
      person: this.#index.data.listings.type[listing[name] ?? 0] === PERSON,
    });
    return bound >= this.#level;
  }
}

const NONE: readonly ListedJoin[] = [];

/** The weight of some words of a query. */
function weightOf({ tokens }: QueryPlan, mask: number): number {
  let sum = 0;
  for (let left = mask; left !== 0; left &= left - 1) sum += tokens[31 - Math.clz32(left & -left)]?.weight ?? 0;
  return sum;
}
