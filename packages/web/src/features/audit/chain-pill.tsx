import type { ChainStatus } from '@namesake/contract';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, CircleDashed, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { auditWords } from '#shared/messages/en/audit.ts';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { Disclosure } from '#shared/ui/disclosure.tsx';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { Notice } from '#shared/ui/notice.tsx';
import { Spinner } from '#shared/ui/spinner.tsx';
import { Time } from '#shared/ui/time.tsx';
import { chainQuery, useVerifyChain } from './api.ts';

const words = auditWords.chain;
const LOOKS = {
  unverified: { icon: CircleDashed, ink: 'text-soft' },
  running: { icon: Spinner, ink: 'text-soft' },
  whole: { icon: CircleCheck, ink: 'text-good' },
  broken: { icon: CircleAlert, ink: 'text-alarm' },
  failed: { icon: TriangleAlert, ink: 'text-review' },
} as const;

/** Last verified state of the chain of records, with a button to verify it. */
export function ChainPill() {
  const { data, error, refetch } = useQuery(chainQuery);
  const verify = useVerifyChain();
  if (error !== null && data === undefined) return <ErrorNotice error={error} onRetry={() => void refetch()} />;
  const verification = data?.verification ?? null;
  const state = verification?.state ?? 'unverified';
  const { icon: Icon, ink } = LOOKS[state];
  const isRunning = state === 'running' || verify.isPending;
  return (
    <section aria-label={words.label} className="rounded-xl border border-line bg-surface px-3.5 py-2.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p role="status" className={`inline-flex items-center gap-1.5 font-medium ${ink}`}>
          <Icon aria-hidden size={16} />
          {words.label}: {stateText(verification)}
        </p>
        {data !== undefined && (
          <span className="text-sm text-soft tabular-nums">{words.entries(data.entryCount.toLocaleString('en'))}</span>
        )}
        {verification !== null && verification.endedAt !== null && (
          <span className="text-sm text-soft">
            {words.verifiedAt} <Time value={verification.endedAt} />
          </span>
        )}
        <Button size="small" className="ms-auto" disabled={isRunning} onClick={() => verify.mutate()}>
          {words.verify}
        </Button>
      </div>
      {verify.error !== null && <ErrorNotice error={verify.error} />}
      {verification?.break != null && (
        <div className="mt-2">
          <Notice tone="alarm" role="alert" title={words.brokenTitle}>
            <p>{verification.break.text}</p>
            {verification.break.at !== null && (
              <p>
                <Time value={verification.break.at} />
              </p>
            )}
            <p>{words.brokenText}</p>
          </Notice>
        </div>
      )}
      {state === 'failed' && <p className="mt-1 text-sm text-soft">{words.failedText}</p>}
      {data !== undefined && (
        <Disclosure summary={words.facts}>
          <ChainFacts chain={data} />
        </Disclosure>
      )}
    </section>
  );
}

function stateText(verification: ChainStatus['verification']): string {
  if (verification === null) return words.unverified;
  const { state, entryCount: entries, totalCount: of } = verification;
  return state === 'running' ? words.running(of === 0 ? 0 : Math.floor((entries / of) * 100)) : words[state];
}

/** Facts about the chain that need no verification. Its head can be stored elsewhere as an anchor. */
function ChainFacts({ chain }: { readonly chain: ChainStatus }) {
  const { segmentCount: segments, erasedCount: erased, sealedAt, head, keyId } = chain;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [words.segments, segments.toLocaleString('en')],
    [words.erased, erased.toLocaleString('en')],
    [words.sealedAt, sealedAt === null ? messages.never : <Time key="at" value={sealedAt} />],
    [words.key, <Code key="key" text={keyId} />],
    [words.head, <Code key="head" text={head} />],
  ];
  return (
    <dl className="grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[max-content_minmax(0,1fr)]">
      {facts.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-soft">{label}</dt>
          <dd className="min-w-0 wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const Code = ({ text }: { readonly text: string | null }) => (
  <code className="font-mono text-xs select-all">{text ?? messages.none}</code>
);
