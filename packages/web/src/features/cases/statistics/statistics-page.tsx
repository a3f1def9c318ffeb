import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { addressOf, call } from '#shared/api/client.ts';
import { ENDPOINTS } from '#shared/api/endpoints.ts';
import { dayPeriod, lastMonth } from '#shared/format/day-period.ts';
import { caseStatisticsWords as words } from '#shared/messages/en/case-work.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { Field, INPUT_LOOK } from '#shared/ui/field.tsx';
import { Loading } from '#shared/ui/loading.tsx';
import { usePageTitle } from '#shared/ui/page-title.ts';
import { TabLink } from '#shared/ui/tab-link.tsx';
import { BY, queryOf, readStatisticsAddress, type StatisticsAddress } from './address.ts';
import { AgeTable } from './age-table.tsx';
import { StatisticsTable } from './statistics-table.tsx';

const DAYS = ['from', 'to'] as const;

/** `GET /cases/statistics`. */
const statisticsQuery = (address: StatisticsAddress) =>
  queryOptions({
    queryKey: ['cases', 'statistics', address],
    queryFn: ({ signal }) => call(ENDPOINTS.getCaseStatistics, { query: queryOf(address), signal }),
    staleTime: 0,
    refetchOnWindowFocus: false,
    placeholderData: keepPreviousData,
  });

/** Cases → Statistics: open cases, cases closed in a period, and durations. */
export function StatisticsPage() {
  usePageTitle(words.title);
  const address = useSearch({ from: '/shell/cases/statistics' });
  const { data, error, refetch } = useQuery(statisticsQuery(address));
  const { by: counted = 'analyst', ...days } = address;
  return (
    <div className="page space-y-4">
      <header>
        <Link to="/cases" search={{}} className="link inline-flex min-h-7 items-center text-sm">
          {words.back}
        </Link>
        <h1 className="text-xl font-semibold tracking-tight">{words.title}</h1>
        <p className="mt-1 max-w-prose text-soft">{words.intro}</p>
      </header>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <nav aria-label={words.byLabel} className="flex flex-wrap gap-1">
          {BY.map((by) => (
            <TabLink
              key={by}
              to="/cases/statistics"
              search={by === 'analyst' ? days : { ...days, by }}
              isOpen={by === counted}
              count={undefined}
            >
              {words.by[by]}
            </TabLink>
          ))}
        </nav>
        <PeriodForm key={JSON.stringify(days)} address={address} />
      </div>
      {error !== null && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <Loading />}
      {data !== undefined && (
        <>
          <StatisticsTable statistics={data} />
          <a
            href={addressOf(ENDPOINTS.exportCaseStatistics, { query: queryOf(address) })}
            download="cases.csv"
            className="link inline-flex min-h-7 items-center gap-1.5 text-sm"
          >
            <Download aria-hidden size={15} />
            {words.csv}
          </a>
          <AgeTable ages={data.ages} />
        </>
      )}
    </div>
  );
}

/** Days of the period; the last month by default. */
function PeriodForm({ address }: { readonly address: StatisticsAddress }) {
  const navigate = useNavigate({ from: '/cases/statistics' });
  const [days, setDays] = useState(() => ({ ...lastMonth(new Date()), ...address }));
  const [isWrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isPeriod = dayPeriod(days) !== undefined;
    setWrong(!isPeriod);
    if (isPeriod) void navigate({ search: readStatisticsAddress(days) });
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-end gap-2">
      {DAYS.map((member) => (
        <Field key={member} label={words[member]} error={isWrong && member === 'to' ? words.wrongPeriod : undefined}>
          {(input) => (
            <input
              {...input}
              type="date"
              value={days[member]}
              onChange={({ target }) => setDays({ ...days, [member]: target.value })}
              className={INPUT_LOOK}
            />
          )}
        </Field>
      ))}
      <Button type="submit">{words.show}</Button>
    </form>
  );
}
