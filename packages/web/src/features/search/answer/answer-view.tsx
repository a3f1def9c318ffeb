import { useNavigate } from '@tanstack/react-router';
import { count } from '#shared/format/number.ts';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import type { SearchAddress } from '../address.ts';
import type { Answered } from '../api.ts';
import { WhyNotPanel } from '../why-not/why-not-panel.tsx';
import { LightNames } from './light-names.tsx';
import { NotComparedView } from './not-compared-view.tsx';
import { OutcomeBanner } from './outcome-banner.tsx';
import { PartTabs } from './part-tabs.tsx';
import { Provenance } from './provenance.tsx';
import { ResultFilters } from './result-filters.tsx';
import { ResultsPart } from './results-part.tsx';
import { ScreenedLine } from './screened-line.tsx';
import { SuppressedView } from './suppressed-view.tsx';

const { result: words } = messages;

export type AnswerViewProps = {
  readonly answered: Answered;
  readonly address: SearchAddress;
  readonly isWide: boolean;
  readonly fresh: boolean;
  /** The form has changed since the request. */
  readonly stale: boolean;
  /** A party is shown as a separate page. */
  readonly isDetailPage: boolean;
  readonly onAddDetails: () => void;
  readonly onScreenAgain: (threshold: number) => void;
  readonly onScreenName: (name: string) => void;
  /** Loads the next page; undefined on the last. */
  readonly onNextPage: (() => void) | undefined;
};

/** An answer from outcome to parties; the searched lists are a separate part. */
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

type AnswerPartProps = Pick<AnswerViewProps, 'answered' | 'address' | 'onScreenAgain'> & {
  readonly part: NonNullable<SearchAddress['view']>;
};

/** Parts of an answer other than results: near misses, searched lists, and missing parties. */
function AnswerPart({ part, answered: { answer, asked }, address, onScreenAgain }: AnswerPartProps) {
  const navigate = useNavigate();
  const ask = (party: string) =>
    void navigate({ to: '/', search: { ...address, view: 'missing', ask: party }, resetScroll: false });
  if (part === 'lists') return <Provenance answer={answer} />;
  if (part === 'left-out') return <SuppressedView suppressed={answer.suppressed} onAsk={ask} />;
  return <WhyNotPanel key={address.ask} asked={asked} expected={address.ask} onScreenAgain={onScreenAgain} />;
}

type NextPageProps = { readonly answered: Answered; readonly onNext: (() => void) | undefined };

/** Which of the parties are shown, unless all are, with a link to the next ones. */
function NextPage({ answered: { answer, before }, onNext }: NextPageProps) {
  const { total, results } = answer;
  if (total <= results.length) return null;
  return (
    <p className="flex flex-wrap items-center gap-3 text-sm text-soft">
      {before > 0
        ? words.range(count(before + 1), count(before + results.length), count(total))
        : words.of(results.length, total)}
      {onNext !== undefined && (
        <Button size="small" onClick={onNext}>
          {words.nextPage}
        </Button>
      )}
    </p>
  );
}
