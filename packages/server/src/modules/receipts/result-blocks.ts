import { datesOnce, type SearchResponse, type SearchResult } from '@namesake/contract';
import type { Block } from '../../lib/pdf/block.ts';

/**
 * Results of a screening, each with its reasons.
 *
 * @param more further blocks for each result
 */
export function resultBlocks(
  { results, total, suppressed }: SearchResponse,
  more: (result: SearchResult) => readonly Block[] = () => [],
): readonly Block[] {
  const { overLimitCount, nearMissCount, weakAliasOnlyCount, lightNameCount, items } = suppressed;
  const { byEffectCount = 0, byRuleCount = 0, discountCount = 0 } = suppressed;
  const namesOf = (because: string): string =>
    items
      .filter(({ why }) => why === because)
      .map(({ primaryName }) => primaryName)
      .join(', ');
  const aside = [
    ...(byEffectCount > 0
      ? [`${byEffectCount} left out by the legal effects of the policy (${namesOf('by_effect')})`]
      : []),
    ...(byRuleCount > 0
      ? [`${byRuleCount} by the policy’s rules for effects that are not sanctions (${namesOf('by_rule')})`]
      : []),
    ...(discountCount > 0 ? [`${discountCount} discounted by rules (${discountsIn(suppressed)})`] : []),
    ...(overLimitCount > 0
      ? [`${overLimitCount} more results on later pages, each recorded as its own screening`]
      : []),
    ...(nearMissCount > 0 ? [`${nearMissCount} near misses below the threshold`] : []),
    ...(weakAliasOnlyCount > 0 ? [`${weakAliasOnlyCount} by weak aliases only`] : []),
    ...(lightNameCount > 0 ? [`${lightNameCount} names that are everyday words`] : []),
  ];
  const shown = results.length === total ? `${total}` : `${results.length} of ${total}`;
  return [
    { kind: 'heading', text: `Results (${shown})` },
    ...(results.length === 0
      ? [soft('None.')]
      : results.flatMap((result, at) => [...resultBlocksOf(result, at), ...more(result)])),
    ...(aside.length === 0 ? [] : [soft(`Not shown: ${aside.join('; ')}.`)]),
  ];
}

const discountsIn = ({ items }: SearchResponse['suppressed']): string =>
  items
    .filter(({ why }) => why === 'discount')
    .map(({ primaryName, rule }) => `${primaryName} by ${rule?.name ?? ''}, version ${rule?.version ?? ''}`)
    .join('; ');

const ruleIn = ({ rule }: SearchResult): string =>
  rule === undefined ? '' : ` · rule ${rule.name}, version ${rule.version}: ${rule.effect.replace('_', ' ')}`;

function resultBlocksOf(result: SearchResult, at: number): readonly Block[] {
  const { primaryName, priority, score, nameScore, entityType, matchedName, reasons, listings } = result;
  const { birthDates, nationalities } = result;
  const facts: readonly (readonly [label: string, value: string])[] = [
    ['Matched name', matchedName === null || matchedName.value === primaryName ? '' : matchedName.value],
    ['Reasons', reasons.map(({ text }) => text).join(' ')],
    [
      'Birth dates',
      datesOnce(birthDates)
        .map(({ text }) => text)
        .join('; '),
    ],
    ['Nationalities', nationalities.join(', ')],
    ...listings.map((listing) => ['Listing', listingInWords(listing)] as const),
  ];
  return [
    {
      kind: 'item',
      title: `${at + 1}. ${primaryName}`,
      note: `${entityType} · priority ${priority} · score ${score} · name score ${nameScore}${ruleIn(result)}`,
    },
    ...facts.filter(([, value]) => value !== '').map(([label, value]): Block => ({ kind: 'fact', label, value })),
  ];
}

function listingInWords({ id, programs, listedOn, status, effect }: SearchResult['listings'][number]): string {
  const parts = [
    id,
    effect.replaceAll('_', ' '),
    programs.join(', '),
    listedOn === null ? '' : `listed on ${listedOn}`,
    status === 'active' ? '' : status,
  ];
  return parts.filter(Boolean).join(' · ');
}

const soft = (text: string): Block => ({ kind: 'text', look: 'soft', text });
