import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useRef } from 'react';
import { useKeys } from '#shared/keys/use-keys.ts';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { ScrollX } from '#shared/ui/scroll-x.tsx';
import { Time } from '#shared/ui/time.tsx';
import type { AuditFilters } from '../address/audit-address.ts';
import { auditQuery } from '../api/audit-queries.ts';
import { AuditRow } from './audit-row.tsx';
import { entryKey } from './entry-words.ts';

const { audit: words } = messages;
const { columns } = words;
const HEAD = 'px-3 py-2 text-start text-xs font-semibold whitespace-nowrap text-faint';

/** The entries of a filter, newest first: `j` and `k` walk them, Enter opens one. */
export function AuditLog({ filters }: { readonly filters: AuditFilters }) {
  const { open } = useSearch({ from: '/shell/audit' });
  const navigate = useNavigate({ from: '/audit' });
  const log = useInfiniteQuery(auditQuery(filters));
  const ref = useRef<HTMLTableSectionElement>(null);
  const walk = (by: number) => {
    const rows = [...(ref.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const at = rows.findIndex((row) => row.matches(':focus'));
    rows[at < 0 ? 0 : Math.max(0, Math.min(rows.length - 1, at + by))]?.focus();
  };
  useKeys([
    { key: 'j', words: words.keys.next, run: () => walk(1) },
    { key: 'k', words: words.keys.last, run: () => walk(-1) },
    { key: 'Enter', words: words.keys.open },
  ]);
  const toggle = (key: string) =>
    void navigate({ search: key === open ? filters : { ...filters, open: key }, replace: true, resetScroll: false });
  if (log.isPending)
    return (
      <p role="status" className="text-soft">
        {messages.loading}
      </p>
    );
  if (log.data === undefined) return <ErrorNotice error={log.error} onRetry={() => void log.refetch()} />;
  const items = log.data.pages.flatMap((page) => page.items);
  const searchedTo = log.data.pages.at(-1)?.searchedTo ?? null;
  return (
    <section aria-label={words.tableLabel} className="space-y-3">
      {items.length > 0 && (
        <ScrollX label={words.tableLabel} className="rounded-xl border border-line bg-surface">
          <table className="w-full text-sm">
            <caption className="sr-only">{words.tableLabel}</caption>
            <thead>
              <tr>
                {[columns.time, columns.action, columns.actor, columns.target].map((column) => (
                  <th key={column} scope="col" className={HEAD}>
                    {column}
                  </th>
                ))}
                <th scope="col" className={`${HEAD} text-end`}>
                  {columns.entry}
                </th>
              </tr>
            </thead>
            <tbody ref={ref}>
              {items.map((entry) => (
                <AuditRow
                  key={entryKey(entry)}
                  entry={entry}
                  isOpen={entryKey(entry) === open}
                  onToggle={() => toggle(entryKey(entry))}
                />
              ))}
            </tbody>
          </table>
        </ScrollX>
      )}
      {items.length === 0 && !log.hasNextPage && (
        <p className="rounded-xl border border-dashed border-edge px-4 py-6 text-center text-soft">{words.empty}</p>
      )}
      {log.error !== null && <ErrorNotice error={log.error} onRetry={() => void log.fetchNextPage()} />}
      {log.hasNextPage ? (
        <div className="flex flex-wrap items-center gap-3">
          <Button disabled={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
            {items.length === 0 ? words.lookFurther : words.older}
          </Button>
          {items.length === 0 && searchedTo !== null && (
            <p role="status" className="text-sm text-soft">
              {words.lookedTo} <Time value={searchedTo} />
            </p>
          )}
        </div>
      ) : (
        items.length > 0 && <p className="text-sm text-faint">{words.end}</p>
      )}
    </section>
  );
}
