import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useRef } from 'react';
import { useKeys, walkRows } from '#shared/keys/keys.tsx';
import { auditWords } from '#shared/messages/en/audit.ts';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { Loading } from '#shared/ui/loading.tsx';
import { OlderItems } from '#shared/ui/older-items.tsx';
import { ScrollX } from '#shared/ui/scroll.tsx';
import type { AuditFilters } from './address.ts';
import { auditQuery } from './api.ts';
import { AuditRow } from './audit-row.tsx';
import { entryKey } from './entry-words.ts';

const words = auditWords;
const { columns } = words;
const HEAD = 'px-3 py-2 text-start text-xs font-semibold whitespace-nowrap text-faint';

/** Entries of a filter, newest first: `j` and `k` move, Enter opens one. */
export function AuditLog({ filters }: { readonly filters: AuditFilters }) {
  const { open } = useSearch({ from: '/shell/audit' });
  const navigate = useNavigate({ from: '/audit' });
  const log = useInfiniteQuery(auditQuery(filters));
  const ref = useRef<HTMLTableSectionElement>(null);
  useKeys([
    { key: 'j', words: words.keys.next, run: () => walkRows(ref.current, 1) },
    { key: 'k', words: words.keys.last, run: () => walkRows(ref.current, -1) },
    { key: 'Enter', words: words.keys.open },
  ]);
  const toggle = (key: string) =>
    void navigate({ search: key === open ? filters : { ...filters, open: key }, replace: true, resetScroll: false });
  if (log.isPending) return <Loading />;
  if (log.data === undefined) return <ErrorNotice error={log.error} onRetry={() => void log.refetch()} />;
  const items = log.data.pages.flatMap((page) => page.items);
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
      <OlderItems
        pages={log}
        count={items.length}
        searchedTo={log.data.pages.at(-1)?.searchedTo ?? null}
        empty={words.empty}
        end={words.end}
      />
    </section>
  );
}
