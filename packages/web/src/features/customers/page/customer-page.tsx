import type { CustomerView } from '@namesake/contract';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { problemCode } from '#shared/api/problem-error.ts';
import { useMay } from '#shared/api/session.ts';
import { watchedQuery } from '#shared/customers/customer.ts';
import { messages } from '#shared/messages/messages.ts';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { Loading } from '#shared/ui/loading.tsx';
import { Name } from '#shared/ui/name.tsx';
import { Notice } from '#shared/ui/notice.tsx';
import { usePageTitle } from '#shared/ui/page-title.ts';
import { CustomerCases } from './customer-cases.tsx';
import { CustomerFacts } from './customer-facts.tsx';
import { EraseSection } from './erase-section.tsx';
import { LastRun } from './last-run.tsx';
import { NotWatched } from './not-watched.tsx';
import { PartyList } from './party-list.tsx';
import { StatusCard } from './status-card.tsx';
import { Timeline } from './timeline.tsx';
import { WatchSection } from './watch-section.tsx';

const { customers: words } = messages;
const TITLE_LOOK = 'text-xl font-semibold tracking-tight wrap-anywhere';

/** One customer: data, status, parties and their screenings, and actions. */
export function CustomerPage() {
  const { customer: id } = useParams({ from: '/shell/customers/$customer' });
  const { data, error, refetch } = useQuery(watchedQuery(id));
  // Names and references must not appear in the browser's history.
  usePageTitle(words.one);
  const isUnknown = problemCode(error) === 'customer_not_found';
  const isShown = data !== undefined && !isUnknown;
  return (
    <div className="page space-y-4">
      {!isShown && (
        <header>
          <BackLink />
          <h1 className={TITLE_LOOK}>{words.one}</h1>
        </header>
      )}
      {isUnknown && <NotWatched id={id} />}
      {!isUnknown && error !== null && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <Loading />}
      {isShown && <Known key={id} customer={data} />}
    </div>
  );
}

function BackLink() {
  return (
    <Link to="/customers" search={{}} className="link inline-flex min-h-7 items-center text-sm">
      {words.page.back}
    </Link>
  );
}

function Known({ customer }: { readonly customer: CustomerView }) {
  const may = useMay();
  const { customerId: id, externalRef, parties, why } = customer;
  const isForged = why === 'row_forged';
  const mayWrite = may('customers:write');
  return (
    <>
      <header>
        <BackLink />
        <h1 className={TITLE_LOOK}>
          <bdi>{externalRef}</bdi>
        </h1>
        {parties[0] !== undefined && (
          <p className="text-soft">
            <Name>{parties[0].searchText}</Name>
          </p>
        )}
      </header>
      {isForged && (
        <Notice tone="alarm" role="alert" title={words.page.forged}>
          <p>{words.page.forgedText}</p>
          {mayWrite && (
            <Link to="/customers/new" search={{ customer: id }} className="link inline-flex min-h-6 items-center">
              {words.page.enterAgain}
            </Link>
          )}
        </Notice>
      )}
      <StatusCard customer={customer} mayWrite={mayWrite && !isForged} />
      <PartyList customer={customer} />
      {may('cases:read') && <CustomerCases customer={customer} />}
      <div className="grid items-start gap-4 md:grid-cols-2">
        <CustomerFacts customer={customer} />
        <WatchSection customer={customer} mayWrite={mayWrite && !isForged} />
      </div>
      <LastRun customer={customer} />
      <Timeline customer={customer} />
      {may('retention:write') && <EraseSection id={id} />}
    </>
  );
}
