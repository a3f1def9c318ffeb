import type { Screening } from '@namesake/contract';
import { listLabel } from '#shared/format/list-label.ts';
import { ReasonIcon } from '#shared/hits/reason-icon.tsx';
import { byKind, reasonKind } from '#shared/hits/reason-kind.ts';
import { reasonText } from '#shared/hits/reason-text.ts';
import { birthYears, countriesOf } from '#shared/hits/row-facts.ts';
import { messages } from '#shared/messages/messages.ts';
import { Name } from '#shared/ui/name.tsx';

/** What speaks for or against a hit; more is in its details. */
const MOST_REASONS = 3;

type BestHitProps = {
  readonly best: NonNullable<Screening['best']>;
  /** Titles of the lists, by their ids. */
  readonly titles: ReadonlyMap<string, string>;
};

/** The best hit in two lines: who it is and on which lists, then what decides, conflicts first. */
export function BestHit({ best, titles }: BestHitProps) {
  const { primaryName, entityType, lists, reasons, fields } = best;
  const facts = [messages.entityTypes[entityType], birthYears(best), countriesOf({ ...best, addresses: [] })];
  const telling = byKind(reasons).filter(({ code }) => reasonKind(code) !== 'plain');
  return (
    <>
      <span className="flex min-w-0 flex-wrap items-baseline gap-x-2.5 text-sm text-soft">
        <span className="max-w-full truncate font-medium text-ink">
          <Name>{primaryName}</Name>
        </span>
        <span>{facts.filter(Boolean).join(' · ')}</span>
        <span className="text-xs">{lists.map((list) => listLabel(list, titles.get(list))).join(', ')}</span>
      </span>
      <span className="flex flex-wrap gap-x-3 text-sm">
        {telling.slice(0, MOST_REASONS).map((reason) => {
          const kind = reasonKind(reason.code);
          return (
            <span
              key={reason.code}
              className={`inline-flex items-start gap-1 ${kind === 'conflict' ? 'font-medium text-alarm' : 'text-ink'}`}
            >
              <ReasonIcon kind={kind} className="mt-1" />
              {reasonText(reason, fields)}
            </span>
          );
        })}
      </span>
    </>
  );
}
