import type { CaseDetail, CustomerView } from '@namesake/contract';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { addressOf } from '#shared/api/client.ts';
import { ENDPOINTS } from '#shared/api/endpoints.ts';
import { problemCode } from '#shared/api/problem-error.ts';
import { useMay } from '#shared/api/session.ts';
import { partyNameOf } from '#shared/cases/case-facts.ts';
import { CaseStateMark } from '#shared/cases/case-state.tsx';
import { watchedQuery } from '#shared/customers/customer.ts';
import { partyFacts } from '#shared/customers/party-facts.ts';
import { StatusMark } from '#shared/customers/status-mark.tsx';
import { countryName } from '#shared/format/country-name.ts';
import { messages } from '#shared/messages/messages.ts';
import { useWorkerName } from '#shared/people/actor-names.ts';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { Name } from '#shared/ui/name.tsx';
import { Time } from '#shared/ui/time.tsx';
import { answerQuery, casesQuery } from '../api.ts';
import { AssignChoice } from '../assign-choice.tsx';

const { cases: words, customers } = messages;
const CARD = 'space-y-1.5 rounded-xl border border-line bg-surface px-4 py-3 text-sm';

/** The customer, the assignee, and other open cases about the customer. */
export function CustomerColumn({ one }: { readonly one: CaseDetail }) {
  const may = useMay();
  return (
    <>
      <section aria-label={words.page.customer} className={CARD}>
        <h2 className="label-caps">{words.page.customer}</h2>
        {may('customers:read') ? <Watched one={one} /> : <Screened one={one} />}
        <Fact label={words.page.group}>{one.group}</Fact>
        {one.countries.length > 0 && (
          <Fact label={words.page.countries}>{one.countries.map((code) => countryName(code)).join(', ')}</Fact>
        )}
      </section>
      <Work one={one} />
      <OtherCases one={one} />
    </>
  );
}

function Watched({ one }: { readonly one: CaseDetail }) {
  const { data, error, refetch } = useQuery(watchedQuery(one.customerId));
  if (data !== undefined) return <Known customer={data} role={one.role} />;
  if (error === null) return <p className="text-soft">{messages.loading}</p>;
  if (problemCode(error) !== 'customer_not_found') return <ErrorNotice error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <Screened one={one} />
      <p className="text-soft">{words.page.notWatched}</p>
    </>
  );
}

function Known({ customer, role }: { readonly customer: CustomerView; readonly role: string | null }) {
  const party = customer.parties.find((one) => one.role === role);
  return (
    <>
      {party !== undefined && (
        <>
          <p className="text-base font-semibold">
            <Name>{party.searchText}</Name>
          </p>
          <ul className="text-soft">
            {partyFacts(party).map((fact) => (
              <li key={fact} className="wrap-anywhere">
                <bdi>{fact}</bdi>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <StatusMark customer={customer} />
        <span className="block text-soft">
          {customers.since} <Time value={customer.statusSince} />
        </span>
      </p>
      <Link
        to="/customers/$customer"
        params={{ customer: customer.customerId }}
        preload={false}
        className="link inline-flex min-h-6 items-center"
      >
        {words.page.openCustomer}
      </Link>
    </>
  );
}

/** The customer's data in the last screening. */
function Screened({ one: { searchId } }: { readonly one: CaseDetail }) {
  const { data } = useQuery(answerQuery(searchId));
  if (data === undefined) return null;
  return (
    <p className="text-base font-semibold">
      <Name>{data.searchText}</Name>
    </p>
  );
}

function Work({ one }: { readonly one: CaseDetail }) {
  const may = useMay();
  const nameOf = useWorkerName();
  const [said, setSaid] = useState('');
  return (
    <section aria-label={words.page.work} className={CARD}>
      <h2 className="label-caps">{words.page.work}</h2>
      <Fact label={words.assignee}>{nameOf(one.assignee)}</Fact>
      <Fact label={words.openedAgo}>
        <Time value={one.openedAt} /> <span className="text-soft">{words.page.origin[one.origin]}</span>
      </Fact>
      <p role="status" className="sr-only">
        {said}
      </p>
      <p>
        <a
          href={addressOf(ENDPOINTS.exportCasePdf, { params: { id: one.id } })}
          download={`${one.id}.pdf`}
          className="link inline-flex min-h-6 items-center"
        >
          {words.page.pdf}
        </a>
      </p>
      {may('cases:write') && one.state !== 'closed' && <AssignChoice cases={[one]} onDone={setSaid} />}
    </section>
  );
}

function OtherCases({ one: { id, customerId } }: { readonly one: CaseDetail }) {
  const found = useInfiniteQuery(casesQuery({ customer: customerId })).data?.pages.flatMap(({ items }) => items) ?? [];
  const others = found.filter((other) => other.id !== id);
  if (others.length === 0) return null;
  return (
    <section aria-label={words.page.others} className={CARD}>
      <h2 className="label-caps">{words.page.others}</h2>
      <ul className="space-y-1">
        {others.map((other) => (
          <li key={other.id}>
            <Link to="/cases/$case" params={{ case: other.id }} preload={false} className="link inline-flex min-h-6">
              <Name>{partyNameOf(other)}</Name>
            </Link>{' '}
            <CaseStateMark {...other} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <p>
      <span className="text-soft">{label}: </span>
      {children}
    </p>
  );
}
