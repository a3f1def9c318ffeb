import type { CustomerView, RunView } from '@namesake/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { addressOf } from '#shared/api/client.ts';
import { ENDPOINTS } from '#shared/api/endpoints.ts';
import { StatusMark } from '#shared/customers/status-mark.tsx';
import { messages } from '#shared/messages/messages.ts';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { Time } from '#shared/ui/time.tsx';
import { proofQuery } from '../api.ts';
import { watchQuery } from '../watch-api.ts';

const { lastRun: words } = messages.watch;
const LINK = 'link inline-flex min-h-6 items-center gap-1';

/** Result of the last full run for the customer, and its proof. */
export function LastRun({ customer }: { readonly customer: CustomerView }) {
  const { data, error, refetch } = useQuery(watchQuery);
  const run = data?.latestFull;
  return (
    <section
      aria-label={words.title}
      className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-xl border border-line bg-surface px-4 py-2.5"
    >
      <h2 className="font-semibold">{words.title}</h2>
      {data === undefined && error !== null && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      {run === null && <p className="text-sm text-soft">{words.none}</p>}
      {run != null && <InRun run={run} customer={customer} />}
    </section>
  );
}

type InRunProps = { readonly run: RunView; readonly customer: CustomerView };

function InRun({ run, customer }: InRunProps) {
  const { id, startedAt, endedAt, root } = run;
  const { customerId, addedAt } = customer;
  const isAsked = mayBeIn(run, customer);
  const { data, error, refetch } = useQuery({ ...proofQuery(id, customerId), enabled: isAsked });
  const proof = isAsked ? data : null;
  if (proof === undefined) return error === null ? null : <ErrorNotice error={error} onRetry={() => void refetch()} />;
  const when = (
    <Link to="/customers/runs/$run" params={{ run: id }} className={LINK}>
      <Time value={endedAt ?? startedAt} />
    </Link>
  );
  if (proof === null)
    return (
      <p className="text-sm text-soft">
        {words.notIn} {when}. {root === null && words.superseded}{' '}
        {root !== null && addedAt > startedAt && words.addedLater}
      </p>
    );
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm">
      <StatusMark customer={{ status: proof.status, why: null }} />
      <span className="inline-flex flex-wrap items-center gap-x-1 text-soft">
        {words.in} {when}
      </span>
      <a
        href={addressOf(ENDPOINTS.getRunProof, { params: { id, customerId } })}
        download={`proof-${id}.json`}
        className={LINK}
      >
        <Download aria-hidden size={14} />
        {words.proof}
      </a>
    </p>
  );
}

/**
 * Whether a run may have screened a customer. It did not if it was superseded, or if the customer was not there or not
 * watched when it began.
 */
export const mayBeIn = (
  { root, startedAt }: Pick<RunView, 'root' | 'startedAt'>,
  { addedAt, watch, watchSince }: Pick<CustomerView, 'addedAt' | 'watch' | 'watchSince'>,
): boolean => root !== null && addedAt <= startedAt && (watch === 'on' || watchSince > startedAt);
