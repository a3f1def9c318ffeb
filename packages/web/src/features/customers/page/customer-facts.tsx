import type { CustomerView } from '@namesake/contract';
import type { ReactNode } from 'react';
import { messages } from '#shared/messages/messages.ts';
import { Time } from '#shared/ui/time.tsx';

const { customers: words } = messages;

/** Further facts: group, purpose and times. */
export function CustomerFacts({ customer }: { readonly customer: CustomerView }) {
  const { group, purpose, addedAt, changedAt, screenedAt } = customer;
  const facts: readonly (readonly [label: string, value: ReactNode])[] = [
    [words.group, group],
    ...(purpose === null ? [] : [[words.page.purpose, purpose] as const]),
    [words.page.added, <Time key="added" value={addedAt} />],
    [words.page.changed, <Time key="changed" value={changedAt} />],
    [words.page.screened, screenedAt === null ? messages.never : <Time key="screened" value={screenedAt} />],
  ];
  return (
    <dl className="divide-y divide-line rounded-xl border border-line bg-surface px-4 py-1 text-sm">
      {facts.map(([label, value]) => (
        <div key={label} className="flex flex-wrap gap-x-4 py-1.5">
          <dt className="w-32 text-soft">{label}</dt>
          <dd className="min-w-0 wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
