import type { SearchResponse } from '@namesake/contract';
import { points } from '#shared/format/number.ts';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { Name } from '#shared/ui/name.tsx';

const { suppressed: words, whyNot } = messages;
const HEAD_LOOK = 'pb-1 text-xs font-semibold text-faint';
const HEAD = `${HEAD_LOOK} pe-5 text-start`;

type SuppressedViewProps = {
  readonly suppressed: SearchResponse['suppressed'];
  /** Asks why a party is not among the results. */
  readonly onAsk: (entityId: string) => void;
};

/** Parties that are not among the results: always counted, and listed if the answer does. */
export function SuppressedView({ suppressed, onAsk }: SuppressedViewProps) {
  const summary = suppressedSummary(suppressed);
  // Light names are shown separately, above: see LightNames.
  const items = suppressed.items.filter(({ why }) => why !== 'light_name');
  if (summary.length === 0) return <p className="text-sm text-soft">{words.nothing}</p>;
  return (
    <section aria-label={words.title} className="rounded-xl border border-line bg-surface px-4 py-3">
      <p className="text-sm font-medium">{summary.join(' · ')}</p>
      {items.length > 0 && (
        <table className="my-2 w-full text-sm">
          <caption className="sr-only">{words.title}</caption>
          <thead>
            <tr>
              <th scope="col" className={HEAD}>
                {words.columns.party}
              </th>
              <th scope="col" className={HEAD}>
                {words.columns.why}
              </th>
              <th scope="col" className={`${HEAD_LOOK} text-end`}>
                {words.columns.nameScore}
              </th>
              <th scope="col" className={HEAD_LOOK}>
                <span className="sr-only">{words.columns.ask}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {items.map((item) => (
              <tr key={`${item.entityId} ${item.why}`} className="border-t border-line">
                <th scope="row" className="py-1.5 pe-5 text-start font-medium">
                  <Name>{item.primaryName}</Name>
                </th>
                <td className="py-1.5 pe-5 text-soft">
                  {words.why[item.why]}
                  {item.rule !== undefined && ` ${item.rule.name}, version ${item.rule.version}`}
                </td>
                <td className="py-1.5 text-end">{points(item.nameScore)}</td>
                <td className="py-1 text-end">
                  <Button
                    size="small"
                    look="quiet"
                    aria-label={whyNot.askNamed(item.primaryName)}
                    onClick={() => onAsk(item.entityId)}
                  >
                    {whyNot.ask}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** Suppressed parties in words, most relevant first; empty if there are none. */
export function suppressedSummary(suppressed: SearchResponse['suppressed']): readonly string[] {
  const words = messages.suppressed;
  const { goodGuyCount = 0, discountCount = 0, byEffectCount = 0, byRuleCount = 0 } = suppressed;
  return [
    byEffectCount > 0 && words.byEffect(byEffectCount),
    byRuleCount > 0 && words.byRule(byRuleCount),
    goodGuyCount > 0 && words.goodGuys(goodGuyCount),
    discountCount > 0 && words.discounts(discountCount),
    suppressed.overLimitCount > 0 && words.overLimit(suppressed.overLimitCount),
    suppressed.weakAliasOnlyCount > 0 && words.weakAliasOnly(suppressed.weakAliasOnlyCount),
    suppressed.nearMissCount > 0 && words.nearMisses(suppressed.nearMissCount),
  ].filter((part) => part !== false);
}
