import { COSTS, chanceAt, contradictionCost, omissionCost } from '../../knowledge/model/costs.ts';

/** Weights of a query and a listed name that may agree, and that certainly do not; in sixteenths of a bit. */
export type Overlap = {
  /**
   * Maximum agreement: the sum of the pairs' possible weights times their similarity. Two merely near words agree in
   * nothing.
   */
  readonly agreement: number;
  readonly queryTotal: number;
  /** Maximum weight of the query that can be in pairs. */
  readonly queryTouched: number;
  readonly listedTotal: number;
  readonly listedTouched: number;
  /**
   * Whether merely near words may be paired, and by how much the listed words may outweigh those of the query: in a
   * near pair the heavier word counts.
   */
  readonly near: boolean;
  readonly nearExcess: number;
  readonly person: boolean;
};

/** Upper bound on a name's score (0–1): the lowest of three bounds, each of them sufficient to exclude a name. */
export function scoreBound({
  agreement,
  queryTotal,
  queryTouched,
  listedTotal,
  listedTouched,
  near,
  nearExcess,
  person,
}: Overlap): number {
  if (agreement <= 0) return 0;
  const chance = chanceAt(agreement, person);
  const [queryLeft, listedLeft] = [queryTotal - queryTouched, listedTotal - listedTouched];
  return Math.min(
    queryBound(queryTotal + nearExcess, queryLeft, agreement, chance),
    listedLeft > 0
      ? 1 - omissionCost((chance * listedLeft) / (listedTotal + (near ? queryTouched : 0)), agreement, true)
      : 1,
    bothBound(
      Math.min(queryLeft, listedLeft),
      near ? queryTouched + nearExcess : Math.min(queryTouched, listedTouched),
      near,
      chance,
    ),
  );
}

/**
 * The same bound if only the touched share of the listed name's weight is known. A contradiction then weighs the
 * untouched share of the listed name, or the untouched part of the query if that is less.
 */
export function shareBound(
  { agreement, queryTotal, queryTouched, listedTouched, person }: Omit<Overlap, 'near' | 'nearExcess' | 'listedTotal'>,
  share: number,
): number {
  if (agreement <= 0) return 0;
  const chance = chanceAt(agreement, person);
  const [queryLeft, listedLeft] = [queryTotal - queryTouched, 1 - share];
  if (listedLeft <= 0) return queryBound(queryTotal, queryLeft, agreement, chance);
  const queryShare = queryLeft / (Math.min(queryTouched, listedTouched) + queryLeft);
  return Math.min(
    queryBound(queryTotal, queryLeft, agreement, chance),
    1 - omissionCost(chance * listedLeft, agreement, true),
    queryLeft > 0 ? 1 - contradictionCost(chance, Math.min(listedLeft, queryShare)) : 1,
  );
}

/**
 * The bound from the query's side, for U = `left` certainly unmatched of a `total`, and M = `agreement` at most. A unit
 * of U costs at least as much as an extra word; as a contradiction it costs more (β ≥ γ). Omitted listed words cost
 * less, and their cost is capped.
 * @remarks Proof: κ falls as M grows, so κ at the largest M is the least. (1−γa)(1−γb) ≤ 1−γ(a+b−ab), so the score is
 * at most 1 − κγ·U/(M+U) ≤ 1 − κγ·U/total. `total` counts near pairs by their heavier side. The lower γ applies only
 * where U ≤ COSTS.outweighs·M.
 * @param least known lower bound of what an extra word costs
 */
export function queryBound(
  total: number,
  left: number,
  agreement: number,
  chance: number,
  least: number = COSTS.containedExtra,
): number {
  if (left <= 0) return 1;
  const cost = left > COSTS.outweighs * agreement ? COSTS.extra : least;
  return 1 - (chance * cost * left) / total;
}

/** The lowest agreement at which {@link queryBound} reaches a level, in any name; infinite if none is enough. */
export function leastAgreement(total: number, left: number, level: number): number {
  if (left <= 0) return 0;
  const atCost = (cost: number): number => {
    const chance = ((1 - level) * total) / (cost * left);
    return chance < 1
      ? Number.POSITIVE_INFINITY
      : COSTS.beyondChanceOther * Math.max(0, 1 - (chance - 1) / COSTS.chance);
  };
  const contained = Math.max(atCost(COSTS.containedExtra), left / COSTS.outweighs);
  return Math.min(contained, atCost(COSTS.extra)) * (1 - ROUNDING);
}

/** Maximum difference between sums of weights that are added in different orders. */
const ROUNDING = 1e-9;

/**
 * The lowest share of a contradiction that remains if x times its weight is also near: ((1−n)x + 1)/(1+x)^¼ with n =
 * COSTS.near, with its minimum at x = (¼ − (1−n)) / (¾(1−n)).
 */
const SHARE_WITH_NEAR = (() => {
  const rest = 1 - COSTS.near;
  const x = Math.max(0, (0.25 - rest) / (0.75 * rest));
  return (rest * x + 1) / Math.sqrt(Math.sqrt(1 + x));
})();

/** Both sides have words that cannot agree: at least the smaller remainder is a contradiction. */
const bothBound = (contradiction: number, touched: number, near: boolean, chance: number): number =>
  contradiction <= 0
    ? 1
    : 1 - (near ? SHARE_WITH_NEAR : 1) * contradictionCost(chance, contradiction / (touched + contradiction));
