import type { SearchRequest } from '@namesake/contract';
import type { NearMiss, Policy } from '@namesake/engine';

/** Shown even if no reasons were requested, since nothing else in the answer reports them. */
const ALWAYS: readonly NearMiss['why'][] = ['light_name', 'by_rule', 'by_effect'];

/**
 * Light names, parties that the policy's effects leave out, and names that reach the threshold without being results
 * are shown whatever the request explains.
 */
export function shownAside(
  items: readonly NearMiss[],
  { explain }: Pick<SearchRequest, 'explain'>,
  { threshold }: Pick<Policy, 'threshold'>,
): readonly NearMiss[] {
  if (explain === 'full') return items;
  return items.filter(({ why, nameScore }) => ALWAYS.includes(why) || (why === 'near_miss' && nameScore >= threshold));
}
