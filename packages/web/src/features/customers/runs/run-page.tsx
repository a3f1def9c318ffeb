import type { RunView } from '@namesake/contract';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { addressOf } from '#shared/api/client.ts';
import { ENDPOINTS } from '#shared/api/endpoints.ts';
import { useMay } from '#shared/api/session.ts';
import { messages } from '#shared/messages/messages.ts';
import { useActorName } from '#shared/people/actor-names.ts';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { Loading } from '#shared/ui/loading.tsx';
import { Notice } from '#shared/ui/notice.tsx';
import { usePageTitle } from '#shared/ui/page-title.ts';
import { Time } from '#shared/ui/time.tsx';
import { RunMark, RunProgress } from '../run-mark.tsx';
import { isOver, runQuery } from '../watch-api.ts';
import { PreviewResult } from './preview-result.tsx';
import { RunCountsView } from './run-counts.tsx';
import { RunGround } from './run-ground.tsx';
import { tookText } from './run-row.tsx';

const { watch: words } = messages;
const FILE_LOOK =
  'inline-flex min-h-8 items-center gap-1.5 rounded-md border border-edge bg-surface px-3 text-sm font-medium hover:bg-sunken';

/** One run: what it attests, or its progress. */
export function RunPage() {
  const { run: id } = useParams({ from: '/shell/customers/runs/$run' });
  const { data, error, refetch } = useQuery(runQuery(id));
  const may = useMay();
  usePageTitle(words.runs);
  return (
    <div className="page space-y-4">
      <header>
        <Link to="/customers/runs" className="link inline-flex min-h-7 items-center text-sm">
          {words.allRuns}
        </Link>
        <h1 className="text-xl font-semibold tracking-tight">
          {data === undefined ? words.runs : words.run[data.kind]}
        </h1>
      </header>
      {data === undefined && error !== null && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <Loading />}
      {data !== undefined && (
        <>
          <StateCard run={data} />
          {data.counts.missed > 0 && (
            <Notice tone="alarm" role="alert" title={words.missedTitle(data.counts.missed)}>
              {words.missedText}
            </Notice>
          )}
          <RunCountsView run={data} />
          {data.kind === 'preview' && isOver(data) && <PreviewResult counts={data.counts} />}
          {data.counts.alerted > 0 && may('cases:read') && (
            <Link to="/cases" search={{}} preload={false} className="link inline-flex min-h-6 items-center">
              {messages.cases.ofCustomer.ofAlerts}
            </Link>
          )}
          <RunGround run={data} />
        </>
      )}
    </div>
  );
}

/** State of a run, when and why it started, and its documents. */
function StateCard({ run }: { readonly run: RunView }) {
  const nameOf = useActorName();
  const { id, kind, why, state, createdBy, startedAt, endedAt, dueAt, policy, root } = run;
  const files = [
    { endpoint: ENDPOINTS.exportRunPdf, text: words.pdf, name: `${id}.pdf` },
    ...(root === null ? [] : [{ endpoint: ENDPOINTS.exportRunCsv, text: words.csv, name: `${id}.csv` }]),
  ];
  return (
    <section aria-label={words.run[kind]} className="space-y-2 rounded-xl border border-line bg-surface px-4 py-3">
      <p role="status">
        <RunMark state={state} />
      </p>
      <p className="max-w-prose text-soft">{words.stateMeanings[state]}</p>
      {!isOver(run) && <RunProgress run={run} />}
      <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
        <Fact label={words.why}>{words.reasons[why]}</Fact>
        <Fact label={words.by}>{createdBy.kind === 'service' ? words.byItself : nameOf(createdBy)}</Fact>
        {policy !== null && <Fact label={words.previewed}>{policy}</Fact>}
        {dueAt !== null && (
          <Fact label={words.due}>
            <Time value={dueAt} />
          </Fact>
        )}
        <Fact label={words.started}>
          <Time value={startedAt} seconds />
        </Fact>
        {endedAt !== null && (
          <Fact label={words.ended}>
            <Time value={endedAt} seconds />
          </Fact>
        )}
        {endedAt !== null && <Fact label={words.took}>{tookText(startedAt, endedAt)}</Fact>}
      </dl>
      <ul aria-label={words.files} className="flex flex-wrap gap-2">
        {files.map(({ endpoint, text, name }) => (
          <li key={name}>
            <a href={addressOf(endpoint, { params: { id } })} download={name} className={FILE_LOOK}>
              <Download aria-hidden size={15} />
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-faint">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
