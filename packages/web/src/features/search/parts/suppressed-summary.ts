import type { SearchResponse } from '@namesake/contract';
import { messages } from '#shared/messages/messages.ts';

/** Suppressed parties in words, most relevant first; empty if there are none. */
export function suppressedSummary(suppressed: SearchResponse['suppressed']): readonly string[] {
  const words = messages.suppressed;
  const { goodGuyCount = 0, byEffectCount = 0, byRuleCount = 0 } = suppressed;
  return [
    byEffectCount > 0 && words.byEffect(byEffectCount),
    byRuleCount > 0 && words.byRule(byRuleCount),
    goodGuyCount > 0 && words.goodGuys(goodGuyCount),
    suppressed.overLimitCount > 0 && words.overLimit(suppressed.overLimitCount),
    suppressed.weakAliasOnlyCount > 0 && words.weakAliasOnly(suppressed.weakAliasOnlyCount),
    suppressed.nearMissCount > 0 && words.nearMisses(suppressed.nearMissCount),
  ].filter((part) => part !== false);
}
