import type { WatchView } from '@namesake/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { messages } from '#shared/messages/messages.ts';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { Loading } from '#shared/ui/loading.tsx';
import { Time } from '#shared/ui/time.tsx';
import { RunProgress } from '../run-mark.tsx';
import { watchQuery } from '../watch-api.ts';

const { watch: words } = messages;
const CURRENT = { look: 'border-line bg-surface', ink: 'text-good', icon: CircleCheck };
const OUTDATED = { look: 'border-transparent bg-review-wash', ink: 'text-review', icon: TriangleAlert };

/** Whether everyone is screened against the current lists, in one line, and the current run. */
export function WatchLine() {
  const { data, error, refetch } = useQuery(watchQuery);
  if (data === undefined)
    return error === null ? <Loading /> : <ErrorNotice error={error} onRetry={() => void refetch()} />;
  const { isCurrent, customerCount, dueCount, running, latestFull } = data;
  const { look, ink, icon: Icon } = isCurrent ? CURRENT : OUTDATED;
  return (
    <section aria-label={words.title} className={`rounded-xl border px-3.5 py-2 text-sm ${look}`}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-0.5">
        <p role="status" className={`flex min-w-0 items-start gap-2 font-semibold ${ink}`}>
          <Icon aria-hidden size={16} className="mt-0.5 shrink-0" />
          <span className="min-w-0">{textOf(data)}</span>
        </p>
        {customerCount > 0 && <span className="text-soft tabular-nums">{words.customers(customerCount)}</span>}
        {dueCount > 0 && <span className="text-soft tabular-nums">{words.waiting(dueCount)}</span>}
        {latestFull?.endedAt != null && (
          <span className="text-soft">
            {words.lastFull} <Time value={latestFull.endedAt} />
          </span>
        )}
        <span className="ms-auto flex gap-4">
          <Link to="/customers/groups" className="link inline-flex min-h-6 items-center">
            {messages.groups.list}
          </Link>
          <Link to="/customers/runs" className="link inline-flex min-h-6 items-center">
            {words.runs}
          </Link>
        </span>
      </div>
      {running !== null && (
        <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-0.5">
          <span>{running.kind === 'full' ? words.runningFull : words.runningDelta}</span>
          <RunProgress run={running} />
          <Link
            to="/customers/runs/$run"
            params={{ run: running.id }}
            className="link inline-flex min-h-6 items-center"
          >
            {words.see}
          </Link>
        </div>
      )}
    </section>
  );
}

/** Only the API knows why the watch is not current. */
function textOf({ isCurrent, customerCount, text }: WatchView): string {
  if (!isCurrent) return text;
  return customerCount === 0 ? words.nobody : words.current;
}
