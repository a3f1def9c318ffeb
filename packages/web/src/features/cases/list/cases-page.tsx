import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { RefreshCw } from 'lucide-react';
import { useMay } from '#shared/api/session.ts';
import { caseStatisticsWords } from '#shared/messages/en/case-work.ts';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { Disclosure } from '#shared/ui/disclosure.tsx';
import { usePageTitle } from '#shared/ui/page-title.ts';
import { TabLink } from '#shared/ui/tab-link.tsx';
import { useMedia } from '#shared/ui/use-media.ts';
import { Absences } from '../absence/absences.tsx';
import type { CasesAddress } from '../address.ts';
import { casesQuery, countsQuery } from '../api.ts';
import { NextForMe } from '../next-for-me.tsx';
import { CaseFilterForm } from './case-filter-form.tsx';
import { CaseList } from './case-list.tsx';

const { cases: words } = messages;
const VIEWS = ['mine', 'unassigned', 'changed', 'overdue', 'for_approval', 'open', 'closed'] as const;

/** Cases: open ones by assignee, and closed ones. */
export function CasesPage() {
  usePageTitle(words.title);
  const address = useSearch({ from: '/shell/cases' });
  const queryClient = useQueryClient();
  const counts = useQuery(countsQuery).data;
  const may = useMay();
  const isWide = useMedia('(min-width: 640px)');
  const { view: shown = 'open', ...filters } = address;
  const { customer, ...typed } = filters;
  const refresh = () => {
    for (const { queryKey } of [casesQuery(address), countsQuery]) void queryClient.invalidateQueries({ queryKey });
  };
  return (
    <div className="page space-y-4">
      <header className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1 className="text-xl font-semibold tracking-tight">{words.title}</h1>
          <p className="mt-1 max-w-prose text-soft">{words.intro}</p>
        </div>
        <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <Link to="/cases/statistics" search={{}} className="link inline-flex min-h-7 items-center text-sm">
            {caseStatisticsWords.open}
          </Link>
          {may('cases:write') && <NextForMe />}
        </span>
      </header>
      <Absences />
      <nav aria-label={words.viewsLabel} className="flex flex-wrap gap-1">
        {VIEWS.map((view) => (
          <TabLink
            key={view}
            to="/cases"
            search={view === 'open' ? filters : { ...filters, view }}
            isOpen={view === shown}
            count={counts === undefined ? undefined : `${counts[view]}`}
          >
            {words.views[view]}
          </TabLink>
        ))}
        <Button size="small" className="ms-auto" onClick={refresh}>
          <RefreshCw aria-hidden size={14} />
          {words.refresh}
        </Button>
      </nav>
      {customer !== undefined && <OnlyCustomer customer={customer} address={address} />}
      <Disclosure summary={words.filters} defaultOpen={isWide && Object.keys(typed).length > 0}>
        <CaseFilterForm key={JSON.stringify(address)} address={address} />
      </Disclosure>
      <CaseList key={JSON.stringify(address)} address={address} />
    </div>
  );
}

/** Notice that only one customer's cases are shown, with a link to all. */
function OnlyCustomer({ customer, address }: { readonly customer: string; readonly address: CasesAddress }) {
  const { customer: _, ...others } = address;
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-sm">
      {words.onlyCustomer}
      <Link to="/customers/$customer" params={{ customer }} preload={false} className="link inline-flex min-h-6">
        {words.customer}
      </Link>
      <Link to="/cases" search={others} className="link inline-flex min-h-6">
        {words.allCustomers}
      </Link>
    </p>
  );
}
