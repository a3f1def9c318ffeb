import type { SearchRequest, SearchResponse } from '@namesake/contract';
import type { NearMiss, Policy, Screening } from '@namesake/engine';

type Suppressed = SearchResponse['suppressed'];

/** What good guys and pages leave of what the engine counted. */
type Besides = { readonly overLimit: number; readonly goodGuys: number; readonly items: Suppressed['items'] };

/** Shown even if no reasons were requested, since nothing else in the answer reports them. */
const ALWAYS: readonly NearMiss['why'][] = ['light_name', 'by_rule', 'by_effect'];

/** What is not among the results, counted as answers count. */
export function presentSuppressed(
  { weakAliasOnly, nearMisses, lightNames, byEffect, byRule }: Omit<Screening['suppressed'], 'items' | 'overLimit'>,
  { overLimit, goodGuys, items }: Besides,
): Suppressed {
  return {
    weakAliasOnlyCount: weakAliasOnly,
    overLimitCount: overLimit,
    nearMissCount: nearMisses,
    lightNameCount: lightNames,
    ...(byEffect === undefined ? {} : { byEffectCount: byEffect }),
    ...(byRule === undefined ? {} : { byRuleCount: byRule }),
    ...(goodGuys === 0 ? {} : { goodGuyCount: goodGuys }),
    items,
  };
}

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
