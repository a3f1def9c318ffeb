import type { SearchResponse, SearchResult } from '@namesake/contract';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { type RefObject, useId } from 'react';
import { useMay } from '#shared/api/session.ts';
import { PriorityMark } from '#shared/hits/priority-mark.tsx';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { CopyButton } from '#shared/ui/copy-button.tsx';
import { DecisionBar, DecisionHistory } from '../decide/decision-bar.tsx';
import type { Decisions } from '../decide/use-decisions.ts';
import { FieldTable } from '../evidence/field-table.tsx';
import { ScoreWaterfall } from '../evidence/score-waterfall.tsx';
import { TextExcerpt } from '../evidence/text-excerpt.tsx';
import { WordPairs } from '../evidence/word-pairs.tsx';
import { GoodGuyNotes, Reasons } from './reasons.tsx';
import { RecordView } from './record-view.tsx';
import { ListBadges, ResultHeading } from './result-heading.tsx';

type ResultDetailProps = {
  readonly answer: SearchResponse;
  readonly result: SearchResult;
  readonly decisions: Decisions;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
  /** Leads back to the rows; undefined if they are next to it. */
  readonly onBack: (() => void) | undefined;
};

/** One party against what was given: the comparison first, then what the lists say, then what the score is made of. */
export function ResultDetail({ answer, result, decisions, headingRef, onBack }: ResultDetailProps) {
  const id = useId();
  const may = useMay();
  const { tokens, waterfall } = result.evidence;
  const { searchText } = answer;
  const address = `${window.location.origin}/?id=${answer.searchId}&party=${encodeURIComponent(result.entityId)}`;
  return (
    <article aria-labelledby={id} className="space-y-5 rounded-xl border border-line bg-surface px-4 py-4 sm:px-5">
      <header className="space-y-3">
        <div className="flex flex-wrap items-center gap-2" data-screen-only>
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
          <span className="ms-auto">
            <CopyButton text={address} label={messages.detail.copyLink} words={messages.detail.link} look="quiet" />
          </span>
        </div>
        <div className="flex items-start gap-4">
          <PriorityMark result={result} large />
          <div className="min-w-0 flex-1">
            <ResultHeading id={id} result={result} headingRef={headingRef} />
          </div>
        </div>
        <ListBadges result={result} isNameSearch={answer.interpretedAs.includes('name')} />
      </header>
      <GoodGuyNotes result={result} />
      <FieldTable result={result} searchText={searchText} />
      <Reasons result={result} />
      <TextExcerpt searchText={searchText} tokens={tokens} />
      {result.matchedName && (
        <WordPairs searchText={searchText} listedName={result.matchedName.value} tokens={tokens} />
      )}
      <RecordView result={result} />
      <ScoreWaterfall steps={waterfall} score={result.score} />
      <DecisionHistory result={result} decisions={decisions.all} />
      {may('decisions:write') && <DecisionBar searchId={answer.searchId} result={result} decisions={decisions} />}
    </article>
  );
}
