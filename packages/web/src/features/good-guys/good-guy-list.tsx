import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type GoodGuyFilters, goodGuysQuery } from '#shared/api/shared-queries.ts';
import { messages } from '#shared/messages/messages.ts';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { Loading } from '#shared/ui/loading.tsx';
import { OlderItems } from '#shared/ui/older-items.tsx';
import { useChangeGoodGuys } from './api.ts';
import { GoodGuyRow } from './good-guy-row.tsx';

const { goodGuys: words } = messages;

/** Good guys, newest first, with their actions. */
export function GoodGuyList({ filters }: { readonly filters: GoodGuyFilters }) {
  const found = useInfiniteQuery(goodGuysQuery(filters));
  const change = useChangeGoodGuys();
  const [said, setSaid] = useState('');
  if (found.isPending) return <Loading />;
  if (found.data === undefined) return <ErrorNotice error={found.error} onRetry={() => void found.refetch()} />;
  const items = found.data.pages.flatMap((page) => page.items);
  return (
    <section aria-label={words.title} className="space-y-3">
      <p role="status" className="sr-only">
        {said}
      </p>
      {change.isError && <ErrorNotice error={change.error} />}
      {items.length > 0 && (
        <ul aria-label={words.title} className="rounded-xl border border-line bg-surface">
          {items.map((one) => (
            <GoodGuyRow
              key={one.id}
              goodGuy={one}
              isPending={change.isPending}
              onChange={(to) =>
                change.mutate({ goodGuys: [one.id], change: to }, { onSuccess: () => setSaid(words.changed[to]) })
              }
            />
          ))}
        </ul>
      )}
      <OlderItems
        pages={found}
        count={items.length}
        searchedTo={null}
        empty={Object.keys(filters).length > 0 ? words.none : words.noneHint}
        end={words.end}
      />
    </section>
  );
}
