import type { CaseView, CustomerView } from '@namesake/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useLists } from '#shared/api/shared-queries.ts';
import { caseLists, newsText, partyNameOf } from '#shared/cases/case-facts.ts';
import { CaseStateMark } from '#shared/cases/case-state.tsx';
import { messages } from '#shared/messages/messages.ts';
import { useWorkerName } from '#shared/people/actor-names.ts';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { Name } from '#shared/ui/name.tsx';
import { Time } from '#shared/ui/time.tsx';
import { casesOfQuery } from '../api.ts';

const { cases } = messages;
const { ofCustomer: words } = cases;

/** Cases about a customer and its related parties, open ones first. */
export function CustomerCases({ customer: { customerId } }: { readonly customer: CustomerView }) {
  const { data, error, refetch } = useQuery(casesOfQuery(customerId));
  return (
    <section aria-label={words.title} className="space-y-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-lg font-semibold tracking-tight">{words.title}</h2>
        <Link
          to="/cases"
          search={{ customer: customerId }}
          preload={false}
          className="link inline-flex min-h-6 items-center text-sm"
        >
          {words.all}
        </Link>
      </div>
      {error !== null && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && <p className="text-sm text-soft">{words.none}</p>}
      {data !== undefined && data.length > 0 && (
        <ul aria-label={words.title} className="rounded-xl border border-line bg-surface text-sm">
          {data.map((one) => (
            <CaseLine key={one.id} one={one} />
          ))}
        </ul>
      )}
    </section>
  );
}

function CaseLine({ one }: { readonly one: CaseView }) {
  const titles = new Map(useLists().data?.items.map((list) => [list.id, list.title]));
  const nameOf = useWorkerName();
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 border-t border-line px-3 py-2 first:border-t-0">
      <Link
        to="/cases/$case"
        params={{ case: one.id }}
        preload={false}
        className="link inline-flex min-h-6 items-center font-semibold"
      >
        <Name>{partyNameOf(one)}</Name>
      </Link>
      <span className="text-soft">{[one.role, ...caseLists(one, titles)].filter(Boolean).join(' · ')}</span>
      <code className="font-mono text-xs break-all text-faint">{one.entityId}</code>
      {one.news.length > 0 && <span className="font-medium text-review">{cases.news(newsText(one.news))}</span>}
      <span className="ms-auto flex flex-wrap items-baseline gap-x-3">
        {one.state !== 'closed' && <span className="text-soft">{nameOf(one.assignee)}</span>}
        <CaseStateMark {...one} />
        <span className="text-soft">
          {cases.since} <Time value={one.stateSince} />
        </span>
      </span>
    </li>
  );
}
