import type { CaseDetail } from '@namesake/contract';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useMay } from '#shared/api/session.ts';
import { CaseStateMark } from '#shared/cases/case-state.tsx';
import { PriorityWord } from '#shared/hits/priority-mark.tsx';
import { messages } from '#shared/messages/messages.ts';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { Loading } from '#shared/ui/loading.tsx';
import { usePageTitle } from '#shared/ui/page-title.ts';
import { Time } from '#shared/ui/time.tsx';
import { caseQuery } from '../api.ts';
import { DueMark } from '../due-mark.tsx';
import { CaseDecisionBar } from './case-decision-bar.tsx';
import { CaseHistory } from './case-history.tsx';
import { CaseTrail } from './case-trail.tsx';
import { ComparisonColumn } from './comparison-column.tsx';
import { CustomerColumn } from './customer-column.tsx';
import { ListingRows } from './listing-rows.tsx';
import { WhatChanged } from './what-changed.tsx';

const { cases: words } = messages;
/** Customer, listed party with the history below, comparison; stacked on a phone. */
const GRID =
  'grid grid-cols-1 items-start gap-4 lg:grid-cols-[15rem_minmax(0,1fr)] lg:grid-rows-[auto_auto_1fr] ' +
  'min-[75rem]:grid-cols-[15rem_minmax(0,1fr)_minmax(0,32rem)] min-[75rem]:grid-rows-[auto_1fr] print:block print:space-y-4';

/** One case: what changed, the customer, the lists, and the history. */
export function CasePage() {
  const { case: id } = useParams({ from: '/shell/cases/$case' });
  const { data, error, refetch } = useQuery(caseQuery(id));
  // References must not appear in the browser's history.
  usePageTitle(words.one);
  return (
    <div className="page space-y-4">
      <CaseTrail id={id} />
      {data === undefined && <h1 className="text-xl font-semibold tracking-tight">{words.one}</h1>}
      {data === undefined && error !== null && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <Loading />}
      {data !== undefined && <Known key={id} one={data} />}
    </div>
  );
}

function Known({ one }: { readonly one: CaseDetail }) {
  const { externalRef, role, listings } = one;
  const [chosen, setChosen] = useState(listings[0]?.id);
  const may = useMay();
  return (
    <>
      <header className="space-y-1">
        <h1 className="text-xl font-semibold tracking-tight wrap-anywhere">
          <bdi>{externalRef}</bdi>
          {role !== null && <span className="font-normal text-soft"> · {role}</span>}
        </h1>
        <p role="status" className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <CaseStateMark {...one} />
          <span className="text-sm text-soft">
            {words.since} <Time value={one.stateSince} />
          </span>
          <PriorityWord priority={one.priority} />
          <DueMark row={one} />
        </p>
        {one.unfound !== null && <p className="text-sm text-soft">{words.unfound[one.unfound]}</p>}
      </header>
      <WhatChanged one={one} />
      <div className={GRID}>
        <div className="space-y-4 lg:row-span-3 min-[75rem]:row-span-2">
          <CustomerColumn one={one} />
        </div>
        <ListingRows one={one} chosen={chosen} onChoose={setChosen} />
        <div className="min-w-0 min-[75rem]:sticky min-[75rem]:top-15 min-[75rem]:row-span-2">
          <ComparisonColumn one={one} chosen={chosen} />
        </div>
        <CaseHistory one={one} />
      </div>
      {may('decisions:write') && <CaseDecisionBar one={one} />}
    </>
  );
}
