import type { SearchResponse } from '@namesake/contract';
import type { Screening } from '@namesake/engine';

type Suppressed = SearchResponse['suppressed'];

/** What good guys and pages leave of what the engine counted. */
type Besides = { readonly overLimit: number; readonly goodGuys: number; readonly items: Suppressed['items'] };

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
