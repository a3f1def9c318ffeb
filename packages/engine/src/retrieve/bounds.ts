import { COSTS, omissionCap } from '../model/costs.ts';

/**
 * The most a name can score when at most `touched` of the query's weight `total` can agree. With U = total − touched surely
 * unmatched, M ≤ touched: each unit of U costs at least as an extra word, as a contradiction more (β ≥ γ), and
 * (1−γa)(1−γb) ≤ 1−γ(a+b−ab), so the score is at most 1 − γ·U/(M+U) ≤ 1 − γ·U/total.
 */
export const queryBound = (total: number, touched: number): number =>
  touched >= total ? 1 : 1 - (COSTS.extra * (total - touched)) / total;

/** The same from the listed side; leaving words out costs less and is capped. */
export const listedBound = (total: number, touched: number): number =>
  touched >= total ? 1 : 1 - Math.min((COSTS.omitted * (total - touched)) / total, omissionCap(touched));

/** Both sides have words that cannot agree: the smaller remainder is a contradiction at least. */
export function bothBound(
  queryTotal: number,
  queryTouched: number,
  listedTotal: number,
  listedTouched: number,
): number {
  const contradiction = Math.min(queryTotal - queryTouched, listedTotal - listedTouched);
  const agreement = Math.min(queryTouched, listedTouched);
  return contradiction <= 0 ? 1 : 1 - (COSTS.contradiction * contradiction) / (agreement + contradiction);
}
