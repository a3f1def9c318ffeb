import type { SearchResponse } from '@namesake/contract';
import { Tooltip } from 'radix-ui';
import { messages } from '#shared/messages/messages.ts';
import { OutcomeBanner } from './outcome-banner.tsx';
import { Provenance } from './provenance.tsx';
import { ResultCard } from './result-card.tsx';
import { SuppressedView } from './suppressed-view.tsx';

type AnswerViewProps = { readonly answer: SearchResponse; readonly onAddDetails: () => void };

/** An answer, from what it came to down to what it was drawn from. */
export function AnswerView({ answer, onAddDetails }: AnswerViewProps) {
  const { results, total, searchText } = answer;
  return (
    <Tooltip.Provider delayDuration={150}>
      <div className="space-y-4">
        <OutcomeBanner answer={answer} onAddDetails={onAddDetails} />
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
        <SuppressedView suppressed={answer.suppressed} />
        <Provenance answer={answer} />
      </div>
    </Tooltip.Provider>
  );
}
