import type { SearchRequest } from '@namesake/contract';
import type { NearMiss, Policy } from '@namesake/engine';

/**
 * Light names, and names in a message field that reach the threshold without being results, are shown even if no
 * reasons were requested: nothing else in the answer reports them.
 */
export function shownAside(
  items: readonly NearMiss[],
  { explain }: Pick<SearchRequest, 'explain'>,
  { threshold }: Pick<Policy, 'threshold'>,
): readonly NearMiss[] {
  if (explain === 'full') return items;
  return items.filter(({ why, nameScore }) => why === 'light_name' || (why === 'near_miss' && nameScore >= threshold));
}
