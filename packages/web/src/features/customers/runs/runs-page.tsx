import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { useMay } from '#shared/api/session.ts';
import { useKeys, walkRows } from '#shared/keys/keys.tsx';
import { messages } from '#shared/messages/messages.ts';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { Loading } from '#shared/ui/loading.tsx';
import { OlderItems } from '#shared/ui/older-items.tsx';
import { usePageTitle } from '#shared/ui/page-title.ts';
import { runsQuery } from '../watch-api.ts';
import { PreviewPolicy } from './preview-policy.tsx';
import { RunRow } from './run-row.tsx';
import { StartRun } from './start-run.tsx';

const { watch: words } = messages;

/** Runs over all customers, newest first: `j` and `k` move, Enter opens one. */
export function RunsPage() {
  usePageTitle(words.runs);
  const may = useMay();
  const found = useInfiniteQuery(runsQuery);
  const ref = useRef<HTMLUListElement>(null);
  useKeys([
    { key: 'j', words: words.keys.next, run: () => walkRows(ref.current, 1) },
    { key: 'k', words: words.keys.last, run: () => walkRows(ref.current, -1) },
    { key: 'Enter', words: words.keys.open },
  ]);
  const items = found.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <div className="page space-y-4">
      <header className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <Link to="/customers" search={{}} className="link inline-flex min-h-7 items-center text-sm">
            {words.back}
          </Link>
          <h1 className="text-xl font-semibold tracking-tight">{words.runs}</h1>
          <p className="mt-1 max-w-prose text-soft">{words.runsIntro}</p>
        </div>
        {may('customers:write') && (
          <div className="flex flex-wrap gap-2">
            {may('search:read') && <PreviewPolicy />}
            <StartRun />
          </div>
        )}
      </header>
      {found.isPending && <Loading />}
      {found.data === undefined && found.error !== null && (
        <ErrorNotice error={found.error} onRetry={() => void found.refetch()} />
      )}
      {items.length > 0 && (
        <ul ref={ref} aria-label={words.runs} className="rounded-xl border border-line bg-surface">
          {items.map((run) => (
            <RunRow key={run.id} run={run} />
          ))}
        </ul>
      )}
      {found.data !== undefined && (
        <OlderItems pages={found} count={items.length} searchedTo={null} empty={words.none} end={words.end} />
      )}
    </div>
  );
}
