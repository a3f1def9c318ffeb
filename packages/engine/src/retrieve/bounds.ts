import { COSTS, chanceAt, contradictionCost, omissionCap } from '../model/costs.ts';

/**
 * The most a name can score when at most `touched` of the query's weight `total` can agree. With U = total − touched surely unmatched, M ≤ touched:
 * each unit of U costs at least as an extra word of a name held whole, as a contradiction more (β ≥ γ), chance adds to both (κ falls as M grows, and is least for what is no person),
 * and (1−γa)(1−γb) ≤ 1−γ(a+b−ab), so the score is at most 1 − κγ·U/(M+U) ≤ 1 − κγ·U/total. The lower γ holds only where U ≤ COSTS.outweighs·M.
 */
export function queryBound(total: number, touched: number): number {
  if (touched >= total) return 1;
  const left = total - touched;
  const cost = left > COSTS.outweighs * touched ? COSTS.extra : COSTS.containedExtra;
  return 1 - (chanceAt(touched, false) * cost * left) / total;
}

/** The same from the listed side; leaving words out costs less and is capped. */
export const listedBound = (total: number, touched: number): number =>
  touched >= total
    ? 1
    : 1 - Math.min((chanceAt(touched, false) * COSTS.omitted * (total - touched)) / total, omissionCap(touched, true));

/** Both sides have words that cannot agree: the smaller remainder is a contradiction at least. */
export function bothBound(
  queryTotal: number,
  queryTouched: number,
  listedTotal: number,
  listedTouched: number,
): number {
  const contradiction = Math.min(queryTotal - queryTouched, listedTotal - listedTouched);
  const agreement = Math.min(queryTouched, listedTouched);
  return contradiction <= 0
    ? 1
    : 1 - contradictionCost(chanceAt(agreement, false), contradiction / (agreement + contradiction));
}
