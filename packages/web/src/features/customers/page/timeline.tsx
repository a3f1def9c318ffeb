import type { CustomerView } from '@namesake/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useMay } from '#shared/api/session.ts';
import { localDateTime } from '#shared/format/date-time.ts';
import { messages } from '#shared/messages/messages.ts';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { Time } from '#shared/ui/time.tsx';
import { eventsQuery } from '../api.ts';
import { type CustomerEvent, type EventFacts, eventFacts, isOfCustomer } from '../event-facts.ts';

const { timeline: words } = messages.watch;
const FIRST = 20;

/** History of a customer, newest first, back to when it was added. */
export function Timeline({ customer: { customerId, addedAt } }: { readonly customer: CustomerView }) {
  const { data, error, refetch } = useQuery(eventsQuery(customerId));
  const [all, setAll] = useState(false);
  const events = data?.toReversed().filter(isOfCustomer) ?? [];
  const shown = all ? events : events.slice(0, FIRST);
  return (
    <section aria-label={words.title} className="space-y-2">
      <h2 className="text-lg font-semibold tracking-tight">{words.title}</h2>
      {data === undefined && error !== null && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      <ol aria-label={words.title} className="rounded-xl border border-line bg-surface text-sm">
        {shown.map((event) => (
          <EventRow key={event.id} event={event} />
        ))}
        {data !== undefined && shown.length === events.length && (
          <Row at={addedAt}>
            <span>{words.added}</span>
          </Row>
        )}
      </ol>
      {shown.length < events.length && (
        <button type="button" className="link min-h-6 text-sm" onClick={() => setAll(true)}>
          {messages.showAll(events.length)}
        </button>
      )}
    </section>
  );
}

function EventRow({ event }: { readonly event: CustomerEvent }) {
  const { icon: Icon, ink, text, searches }: EventFacts = eventFacts(event);
  const may = useMay();
  const when = localDateTime(event.at);
  return (
    <Row at={event.at}>
      <span className="inline-flex min-w-0 items-start gap-1.5">
        <Icon aria-hidden size={16} className={`mt-0.5 shrink-0 ${ink}`} />
        <span className="min-w-0">{text}</span>
      </span>
      <span className="ms-auto flex flex-wrap gap-x-3">
        {event.type === 'customer.alerted' && may('cases:read') && (
          <Link
            to="/cases"
            search={{ customer: event.customerId }}
            preload={false}
            aria-label={words.of(messages.cases.ofCustomer.open, when)}
            className="link inline-flex min-h-6 items-center"
          >
            {messages.cases.ofCustomer.open}
          </Link>
        )}
        {searches.map((search, at) => {
          const what = searches.length === 1 ? words.screening : words.screeningNumber(at + 1);
          return (
            <Link
              key={search}
              to="/"
              search={{ id: search }}
              preload={false}
              aria-label={words.of(what, when)}
              className="link inline-flex min-h-6 items-center"
            >
              {what}
            </Link>
          );
        })}
      </span>
    </Row>
  );
}

function Row({ at, children }: { readonly at: string; readonly children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-0.5 border-t border-line px-3 py-2 first:border-t-0">
      <span className="w-40 shrink-0 text-soft">
        <Time value={at} />
      </span>
      {children}
    </li>
  );
}
