import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { sessionQuery } from '#shared/api/session.ts';
import { useKeys, walkRows } from '#shared/keys/keys.tsx';
import { messages } from '#shared/messages/messages.ts';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { Loading } from '#shared/ui/loading.tsx';
import { OlderItems } from '#shared/ui/older-items.tsx';
import type { HistoryAddress } from '../address.ts';
import { screeningsQuery } from '../api.ts';
import { ScreeningRow } from './screening-row.tsx';

const { history: words } = messages;

type ScreeningListProps = {
  readonly filters: HistoryAddress;
  readonly label: string;
  /** Texts for an empty list, and for the end of the list. */
  readonly none: string;
  readonly end: string;
};

/** Screenings of a filter, newest first: `j` and `k` move, Enter opens one. */
export function ScreeningList({ filters, label, none, end }: ScreeningListProps) {
  const found = useInfiniteQuery(screeningsQuery(filters));
  const ownId = useQuery(sessionQuery).data?.user.id;
  const ref = useRef<HTMLUListElement>(null);
  useKeys([
    { key: 'j', words: words.keys.next, run: () => walkRows(ref.current, 1) },
    { key: 'k', words: words.keys.last, run: () => walkRows(ref.current, -1) },
    { key: 'Enter', words: words.keys.open },
  ]);
  if (found.isPending) return <Loading />;
  if (found.data === undefined) return <ErrorNotice error={found.error} onRetry={() => void found.refetch()} />;
  const items = found.data.pages.flatMap((page) => page.items);
  return (
    <section aria-label={label} className="space-y-3">
      {items.length > 0 && (
        <ul ref={ref} aria-label={label} className="rounded-xl border border-line bg-surface">
          {items.map((screening) => (
            <ScreeningRow key={screening.searchId} screening={screening} filters={filters} ownId={ownId} />
          ))}
        </ul>
      )}
      <OlderItems
        pages={found}
        count={items.length}
        searchedTo={found.data.pages.at(-1)?.searchedTo ?? null}
        empty={none}
        end={end}
      />
    </section>
  );
}
