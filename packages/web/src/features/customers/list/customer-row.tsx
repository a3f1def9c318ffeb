import type { CustomerView } from '@namesake/contract';
import { Link } from '@tanstack/react-router';
import { StatusMark } from '#shared/customers/status-mark.tsx';
import { messages } from '#shared/messages/messages.ts';
import { Name } from '#shared/ui/name.tsx';
import { Time } from '#shared/ui/time.tsx';

const { customers: words } = messages;

/** One customer: reference, identity, group, and status with its date. */
export function CustomerRow({ customer }: { readonly customer: CustomerView }) {
  const { customerId, externalRef, group, parties, statusSince, watch, due, leaving } = customer;
  const [main, ...beside] = parties;
  const facts = [
    ...(main?.birthDate == null ? [] : [words.page.born(main.birthDate)]),
    ...(beside.length === 0 ? [] : [words.beside(beside.length)]),
  ];
  return (
    <li className="grid gap-x-4 gap-y-0.5 border-t border-line px-3 py-2 first:border-t-0 md:grid-cols-[11rem_minmax(0,1fr)_8rem_20rem]">
      <Link
        data-row
        to="/customers/$customer"
        params={{ customer: customerId }}
        preload={false}
        className="line-clamp-2 min-h-6 min-w-0 rounded font-semibold wrap-anywhere hover:text-accent-strong"
      >
        <bdi>{externalRef}</bdi>
      </Link>
      <span className="flex min-w-0 flex-wrap items-baseline gap-x-2">
        <span className="line-clamp-2 min-w-0">
          <Name>{main?.searchText}</Name>
        </span>
        {facts.length > 0 && <span className="text-sm text-soft">{facts.join(' · ')}</span>}
      </span>
      <span className="min-w-0 truncate text-sm text-soft md:pt-0.5">
        <span className="md:sr-only">{words.group}: </span>
        {group}
      </span>
      <span className="min-w-0 text-sm md:pt-0.5">
        <span className="flex flex-wrap items-baseline gap-x-2">
          <StatusMark customer={customer} />
          <span className="text-soft">
            {words.since} <Time value={statusSince} />
          </span>
        </span>
        {(watch !== 'on' || due !== null || leaving !== null) && (
          <span className="flex flex-wrap gap-x-3 text-xs">
            {watch !== 'on' && <span className="font-semibold text-review">{words.watches[watch]}</span>}
            {leaving !== null && <span className="font-semibold text-review">{words.leavingMark}</span>}
            {due !== null && <span className="text-soft">{words.due(words.dues[due])}</span>}
          </span>
        )}
      </span>
    </li>
  );
}
