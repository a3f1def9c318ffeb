import type { CaseDetail } from '@namesake/contract';
import { useQuery } from '@tanstack/react-query';
import { BellRing } from 'lucide-react';
import { newsText } from '#shared/cases/case-facts.ts';
import { points } from '#shared/format/number.ts';
import { messages } from '#shared/messages/messages.ts';
import { useActorName } from '#shared/people/actor-names.ts';
import { Name } from '#shared/ui/name.tsx';
import { Time } from '#shared/ui/time.tsx';
import { answerQuery } from '../api.ts';
import { type ChangedFact, changedFacts, foundIn } from './changed-facts.ts';

const { cases, decisions: decisionWords } = messages;
const { changed: words } = cases;
const UNDECIDED: ReadonlySet<string> = new Set(['proposed', 'rejected', 'expired']);

/** News since the last decision: by kind, and fact by fact if the screening of that decision is known. */
export function WhatChanged({ one }: { readonly one: CaseDetail }) {
  const { news, changedAt, listings, searchId, decisions } = one;
  const nameOf = useActorName();
  // Not a proposal: whoever answers it must see what changed since the previous decision.
  const last = decisions.findLast(({ state }) => !UNDECIDED.has(state));
  const isAsked = news.length > 0 && last !== undefined && last.searchId !== searchId;
  const before = useQuery({ ...answerQuery(last?.searchId ?? ''), enabled: isAsked }).data;
  const now = useQuery({ ...answerQuery(searchId), enabled: isAsked }).data;
  if (news.length === 0) return null;
  const [was, is] = [before && foundIn(before, listings), now && foundIn(now, listings)];
  const facts = was === undefined || is === undefined ? [] : changedFacts(was, is);
  return (
    <section aria-label={words.title} className="rounded-xl bg-review-wash px-4 py-3">
      <h2 className="flex flex-wrap items-baseline gap-x-3 font-semibold text-review">
        <span className="inline-flex items-center gap-2">
          <BellRing aria-hidden size={17} className="shrink-0" />
          {last === undefined ? words.titleFirst : words.title}
        </span>
        {changedAt !== null && (
          <span className="text-sm font-normal text-ink">
            <Time value={changedAt} />
          </span>
        )}
      </h2>
      <p className="mt-0.5 first-letter:uppercase">{newsText(news)}</p>
      {facts.length > 0 && (
        <ul className="mt-1 space-y-0.5 text-sm">
          {facts.map((fact) => (
            <Changed key={`${fact.side} ${fact.fact}`} change={fact} />
          ))}
          {was !== undefined && is !== undefined && was.result.score !== is.result.score && (
            <li>{words.score(points(was.result.score), points(is.result.score))}</li>
          )}
        </ul>
      )}
      {last !== undefined && (
        <p className="mt-1 text-sm text-soft">
          {words.lastDecision}: {decisionWords.verdicts[last.verdict]} · {decisionWords.reasons[last.reason]} ·{' '}
          {last.events[0] && nameOf(last.events[0].by)} · <Time value={last.events[0]?.at ?? ''} />
        </p>
      )}
    </section>
  );
}

function Changed({ change: { side, fact, gone, come } }: { readonly change: ChangedFact }) {
  return (
    <li className="wrap-anywhere">
      <span className="text-soft">{words.sides[side]}: </span>
      {fact}{' '}
      {come.length > 0 && (
        <strong className="font-semibold">
          <Name>{words.come(come.join(', '))}</Name>
        </strong>
      )}{' '}
      {gone.length > 0 && <Name>{words.gone(gone.join(', '))}</Name>}
    </li>
  );
}
