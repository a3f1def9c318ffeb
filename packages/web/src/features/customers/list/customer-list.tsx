import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useKeys, walkRows } from '#shared/keys/keys.tsx';
import { messages } from '#shared/messages/messages.ts';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { Loading } from '#shared/ui/loading.tsx';
import { OlderItems } from '#shared/ui/older-items.tsx';
import type { CustomersAddress } from '../address.ts';
import { customersQuery } from '../api.ts';
import { CustomerRow } from './customer-row.tsx';
import { HowToBegin } from './how-to-begin.tsx';

const { customers: words } = messages;

/** Customers of a filter, newest first: `j` and `k` move, Enter opens one. */
export function CustomerList({ filters }: { readonly filters: CustomersAddress }) {
  const found = useInfiniteQuery(customersQuery(filters));
  const ref = useRef<HTMLUListElement>(null);
  useKeys([
    { key: 'j', words: words.keys.next, run: () => walkRows(ref.current, 1) },
    { key: 'k', words: words.keys.last, run: () => walkRows(ref.current, -1) },
    { key: 'Enter', words: words.keys.open },
  ]);
  if (found.isPending) return <Loading />;
  if (found.data === undefined) return <ErrorNotice error={found.error} onRetry={() => void found.refetch()} />;
  const items = found.data.pages.flatMap((page) => page.items);
  if (items.length === 0 && Object.keys(filters).length === 0) return <HowToBegin />;
  return (
    <section aria-label={words.title} className="space-y-3">
      {items.length > 0 && (
        <ul ref={ref} aria-label={words.title} className="rounded-xl border border-line bg-surface">
          {items.map((customer) => (
            <CustomerRow key={customer.customerId} customer={customer} />
          ))}
        </ul>
      )}
      <OlderItems
        pages={found}
        count={items.length}
        searchedTo={null}
        empty={words.none}
        end={words.end}
        more={words.more}
      />
    </section>
  );
}
