import type { SearchResponse, SearchResult } from '@namesake/contract';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { type RefObject, useId } from 'react';
import { useMay } from '#shared/api/session.ts';
import { DecisionHistory } from '#shared/decide/decision-history.tsx';
import { ReopenedNotice } from '#shared/decide/reopened-notice.tsx';
import { Comparison } from '#shared/evidence/comparison.tsx';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { CopyButton } from '#shared/ui/copy-button.tsx';
import { Disclosure } from '#shared/ui/disclosure.tsx';
import { DecisionBar } from '../decide/decision-bar.tsx';
import type { Decisions } from '../decide/use-decisions.ts';
import { OpenCase } from './open-case.tsx';

type ResultDetailProps = {
  readonly answer: SearchResponse;
  readonly result: SearchResult;
  readonly decisions: Decisions;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
  /** Returns to the rows; undefined if they are next to it. */
  readonly onBack: (() => void) | undefined;
};

/** One party of an answer: comparison, decisions, and the decision bar. */
export function ResultDetail({ answer, result, decisions, headingRef, onBack }: ResultDetailProps) {
  const id = useId();
  const may = useMay();
  const address = `${window.location.origin}/?id=${answer.searchId}&party=${encodeURIComponent(result.entityId)}`;
  const made = decisions.all.filter(({ listing }) => result.listings.some((one) => one.id === listing));
  return (
    <article aria-labelledby={id} className="space-y-5 rounded-xl border border-line bg-surface px-4 py-4 sm:px-5">
      <header className="flex flex-wrap items-center gap-2" data-screen-only>
        {onBack !== undefined && (
          <Button size="small" onClick={onBack}>
            <ArrowLeft aria-hidden size={15} className="rtl:-scale-x-100" />
            {messages.detail.back}
          </Button>
        )}
        <Link
          to="/parties/$listing"
          params={{ listing: result.entityId }}
          className="link inline-flex min-h-7 items-center text-sm"
        >
          {messages.party.open}
        </Link>
        <OpenCase answer={answer} entityId={result.entityId} />
        <span className="ms-auto">
          <CopyButton text={address} label={messages.detail.copyLink} words={messages.detail.link} look="quiet" />
        </span>
      </header>
      <ReopenedNotice decided={decisions.of(result)} />
      <Comparison answer={answer} result={result} id={id} headingRef={headingRef} />
      {made.length > 0 && (
        <Disclosure summary={messages.decisions.history(made.length)}>
          <DecisionHistory decisions={made} />
        </Disclosure>
      )}
      {may('decisions:write') && <DecisionBar searchId={answer.searchId} result={result} decisions={decisions} />}
    </article>
  );
}
