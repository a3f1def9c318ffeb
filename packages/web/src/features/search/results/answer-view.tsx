import { Tooltip } from 'radix-ui';
import { useState } from 'react';
import { messages } from '#shared/messages/messages.ts';
import type { Answered } from '../kept/use-kept-search.ts';
import { NotComparedView } from '../not-compared/not-compared-view.tsx';
import { WhyNotPanel } from '../why-not/why-not-panel.tsx';
import { LightNames } from './light-names.tsx';
import { OutcomeBanner } from './outcome-banner.tsx';
import { Provenance } from './provenance.tsx';
import { ResultCard } from './result-card.tsx';
import { ScreenedLine } from './screened-line.tsx';
import { SuppressedView } from './suppressed-view.tsx';

type AnswerViewProps = {
  readonly answered: Answered;
  /** The form asks for something else by now. */
  readonly stale: boolean;
  readonly onAddDetails: () => void;
  readonly onScreenAgain: (threshold: number) => void;
  readonly onScreenName: (name: string) => void;
};

/** An answer, from what it came to down to what it was drawn from. */
export function AnswerView(props: AnswerViewProps) {
  const { answered, stale, onAddDetails, onScreenAgain, onScreenName } = props;
  const { answer, asked } = answered;
  /** The party that a row asks for; counted, so that asking for it once more begins anew. */
  const [question, setQuestion] = useState<{ readonly party: string; readonly count: number }>();
  const ask = (party: string) => setQuestion({ party, count: (question?.count ?? 0) + 1 });
  const { results, total, searchText } = answer;
  return (
    <Tooltip.Provider delayDuration={150}>
      <section aria-label={messages.answer.label} className={`space-y-4 ${stale ? 'stale-answer' : ''}`}>
        <ScreenedLine answered={answered} />
        <OutcomeBanner answer={answer} onAddDetails={onAddDetails} />
        {answer.notCompared.length > 0 && <NotComparedView answer={answer} />}
        {results.length > 0 && (
          <ol aria-label={messages.result.results} className="space-y-3">
            {results.map((result, index) => (
              <li key={result.entityId}>
                <ResultCard result={result} searchText={searchText} open={index === 0} />
              </li>
            ))}
          </ol>
        )}
        {total > results.length && <p className="text-sm text-soft">{messages.result.of(results.length, total)}</p>}
        <LightNames suppressed={answer.suppressed} onScreen={onScreenName} />
        <SuppressedView suppressed={answer.suppressed} onAsk={ask} />
        <WhyNotPanel key={question?.count} asked={asked} expected={question?.party} onScreenAgain={onScreenAgain} />
        <Provenance answer={answer} />
      </section>
    </Tooltip.Provider>
  );
}
