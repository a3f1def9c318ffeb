import type { SearchResponse } from '@namesake/contract';
import { messages } from '#shared/messages/messages.ts';

/** Suppressed parties in words, most relevant first; empty if there are none. */
export function suppressedSummary(suppressed: SearchResponse['suppressed']): readonly string[] {
  const words = messages.suppressed;
  const { goodGuys = 0, byEffect = 0, byRule = 0 } = suppressed;
  return [
    byEffect > 0 && words.byEffect(byEffect),
    byRule > 0 && words.byRule(byRule),
    goodGuys > 0 && words.goodGuys(goodGuys),
    suppressed.overLimit > 0 && words.overLimit(suppressed.overLimit),
    suppressed.weakAliasOnly > 0 && words.weakAliasOnly(suppressed.weakAliasOnly),
    suppressed.nearMisses > 0 && words.nearMisses(suppressed.nearMisses),
  ].filter((part) => part !== false);
}
