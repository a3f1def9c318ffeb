import { messages } from '#shared/messages/messages.ts';
import type { SearchAddress } from '../address/search-address.ts';
import type { Answered } from '../kept/screening-query.ts';
import { NotComparedView } from '../not-compared/not-compared-view.tsx';
import { LightNames } from '../parts/light-names.tsx';
import { PartTabs } from '../parts/part-tabs.tsx';
import { Provenance } from '../parts/provenance.tsx';
import { ResultFilters } from '../rows/result-filters.tsx';
import { AnswerPart } from './answer-part.tsx';
import { NextPage } from './next-page.tsx';
import { OutcomeBanner } from './outcome-banner.tsx';
import { ResultsPart } from './results-part.tsx';
import { ScreenedLine } from './screened-line.tsx';

export type AnswerViewProps = {
  readonly answered: Answered;
  readonly address: SearchAddress;
  readonly isWide: boolean;
  readonly fresh: boolean;
  /** The form asks for something else by now. */
  readonly stale: boolean;
  /** A party is shown as a page of its own. */
  readonly isDetailPage: boolean;
  readonly onAddDetails: () => void;
  readonly onScreenAgain: (threshold: number) => void;
  readonly onScreenName: (name: string) => void;
  /** Asks for the next page; undefined where this is the last. */
  readonly onNextPage: (() => void) | undefined;
};

/** An answer, from its outcome to its parties; the searched lists are a separate part. */
export function AnswerView(props: AnswerViewProps) {
  const { answered, address, isWide, fresh, stale, isDetailPage } = props;
  const { answer } = answered;
  const part = address.view ?? (answer.results.length > 0 ? 'results' : 'lists');
  return (
    <section aria-label={messages.answer.label} className={`space-y-3 ${stale ? 'stale-answer' : ''}`}>
      <ScreenedLine answered={answered} />
      {!isDetailPage && (
        <>
          <OutcomeBanner answer={answer} onAddDetails={props.onAddDetails} />
          {answer.notCompared.length > 0 && <NotComparedView answer={answer} />}
          <LightNames suppressed={answer.suppressed} onScreen={props.onScreenName} />
          <div
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line"
            data-screen-only
          >
            <PartTabs answer={answer} address={address} part={part} />
            {part === 'results' && <ResultFilters results={answer.results} address={address} />}
          </div>
        </>
      )}
      {part === 'results' ? (
        <ResultsPart answered={answered} address={address} isWide={isWide} fresh={fresh} />
      ) : (
        <AnswerPart part={part} {...props} />
      )}
      {part === 'results' && !isDetailPage && <NextPage answered={answered} onNext={props.onNextPage} />}
      {part !== 'lists' && (
        <div className="hidden print:block">
          <Provenance answer={answer} />
        </div>
      )}
    </section>
  );
}
