import type { ChainStatus } from '@namesake/contract';
import type { ReactNode } from 'react';
import { messages } from '#shared/messages/messages.ts';
import { Time } from '#shared/ui/time.tsx';

const words = messages.audit.chain;

/** What is known of the chain without verifying it. The head is what somebody else may keep as an anchor. */
export function ChainFacts({ chain }: { readonly chain: ChainStatus }) {
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
