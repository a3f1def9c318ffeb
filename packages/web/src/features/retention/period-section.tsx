import type { Retention } from '@namesake/contract';
import { useState } from 'react';
import { retentionWords } from '#shared/messages/en/retention.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { ScrollX } from '#shared/ui/scroll.tsx';
import { TableHead } from '#shared/ui/table-head.tsx';
import { Time } from '#shared/ui/time.tsx';
import { useNextPurge } from './api.ts';
import { PeriodDialog } from './period-dialog.tsx';
import { PeriodRow } from './period-row.tsx';
import type { RetentionItem } from './words.ts';

const words = retentionWords;

type PeriodSectionProps = { readonly settings: Retention; readonly mayWrite: boolean };
/** A row to change, remove, or add; `new` is for a purpose. */
type Asked = { readonly item: RetentionItem | 'new'; readonly isRemoved: boolean };

/** Retention period of each kind of record, and what the next purge deletes. */
export function PeriodSection({ settings, mayWrite }: PeriodSectionProps) {
  const [asked, setAsked] = useState<Asked>();
  const next = useNextPurge(settings, mayWrite);
  const { columns } = words;
  return (
    <section aria-label={words.tableLabel} className="space-y-3">
      <ScrollX label={words.tableLabel} className="rounded-xl border border-line bg-surface">
        <table className="w-full text-sm">
          <caption className="sr-only">{words.tableLabel}</caption>
          <TableHead
            columns={[columns.what, columns.keep, columns.floor, columns.ceiling, ...(mayWrite ? [columns.next] : [])]}
            actions={mayWrite ? words.actions : undefined}
          />
          <tbody>
            {settings.items.map((item, index) => (
              <PeriodRow
                key={`${item.kind} ${item.purpose ?? ''}`}
                item={item}
                taken={next.data?.items[index]}
                mayWrite={mayWrite}
                onAsk={(isRemoved) => setAsked({ item, isRemoved })}
              />
            ))}
          </tbody>
        </table>
      </ScrollX>
      {next.error !== null && <ErrorNotice error={next.error} onRetry={() => void next.refetch()} />}
      <div className="flex flex-wrap items-start justify-between gap-3">
        <p className="max-w-prose text-sm text-soft">
          {settings.shortensAt !== null && (
            <>
              {words.shortens} <Time value={settings.shortensAt} />.{' '}
            </>
          )}
          {settings.savedAt !== null && (
            <>
              {words.saved} <Time value={settings.savedAt} />, “{settings.text}”.{' '}
            </>
          )}
          {settings.purge.exports ? words.exports : words.exportsNot}
        </p>
        {mayWrite && <Button onClick={() => setAsked({ item: 'new', isRemoved: false })}>{words.addPurpose}</Button>}
      </div>
      {asked !== undefined && <PeriodDialog settings={settings} {...asked} onClose={() => setAsked(undefined)} />}
    </section>
  );
}
