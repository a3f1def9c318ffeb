import type { CustomerView } from '@namesake/contract';
import { useRef } from 'react';
import { useKeys, walkRows } from '#shared/keys/keys.tsx';
import { messages } from '#shared/messages/messages.ts';
import { PartyRow } from './party-row.tsx';

const { page: words } = messages.customers;

/** The customer and its related parties: `j` and `k` move through their screenings, Enter opens one. */
export function PartyList({ customer }: { readonly customer: CustomerView }) {
  const ref = useRef<HTMLUListElement>(null);
  useKeys([
    { key: 'j', words: words.keys.next, run: () => walkRows(ref.current, 1) },
    { key: 'k', words: words.keys.last, run: () => walkRows(ref.current, -1) },
    { key: 'Enter', words: words.keys.open },
  ]);
  return (
    <section aria-label={words.parties} className="space-y-2">
      <h2 className="text-lg font-semibold tracking-tight">{words.parties}</h2>
      <ul ref={ref} aria-label={words.parties} className="rounded-xl border border-line bg-surface">
        {customer.parties.map((party) => (
          <PartyRow key={party.customerId} party={party} />
        ))}
      </ul>
      {customer.leftOut.length > 0 && (
        <p className="text-sm wrap-anywhere text-review">{words.leftOut(customer.leftOut.join(', '))}</p>
      )}
    </section>
  );
}
