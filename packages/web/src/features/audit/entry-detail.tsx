import type { AuditEntry } from '@namesake/contract';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { auditWords } from '#shared/messages/en/audit.ts';

const words = auditWords;
const LINK = 'link inline-flex min-h-6 items-center text-sm';

/** All details of one entry, with links. */
export function EntryDetail({ entry }: { readonly entry: AuditEntry }) {
  const { actor, action, target, detail, requestId, sealed } = entry;
  const isScreening = target.startsWith('srch_');
  const state = entry.entry === null ? words.beforeChain : sealed ? words.sealed : words.notSealed;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [words.code, action],
    [words.actor, actor.id],
    ...(target === '' ? [] : [[words.target, target] as const]),
    ...(requestId === '' ? [] : [[words.requestLabel, requestId] as const]),
    [words.entryLabel, entry.entry === null ? state : `${entry.entry} · ${state}`],
    ...Object.entries(detail).map(([name, value]) => [name, valueText(value)] as const),
  ];
  return (
    <div className="min-w-0 space-y-2">
      <dl className="grid gap-x-4 gap-y-0.5 text-sm sm:grid-cols-[max-content_minmax(0,1fr)]">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-soft">{label}</dt>
            <dd className="min-w-0 font-mono text-xs leading-5 wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-x-4">
        {isScreening && (
          <>
            <Link to="/" search={{ id: target }} className={LINK}>
              {words.openRecord}
            </Link>
            <Link to="/receipts/$search" params={{ search: target }} className={LINK}>
              {words.openReceipt}
            </Link>
          </>
        )}
        <Link to="/audit" search={{ actor: actor.id }} className={LINK}>
          {words.onlyActor}
        </Link>
        {target !== '' && !/\s/.test(target) && (
          <Link to="/audit" search={{ target }} className={LINK}>
            {words.onlyTarget}
          </Link>
        )}
        {requestId !== '' && (
          <Link to="/audit" search={{ requestId }} className={LINK}>
            {words.onlyRequest}
          </Link>
        )}
      </div>
    </div>
  );
}

const valueText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
