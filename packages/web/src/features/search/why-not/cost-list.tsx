import type { DiagnoseResponse } from '@namesake/contract';
import { points } from '#shared/format/number.ts';
import { messages } from '#shared/messages/messages.ts';
import { Name } from '#shared/ui/name.tsx';
import { costWords } from './diagnosis-words.ts';

const { whyNot: words } = messages;
const MOST = 6;

/** What does not agree, dearest first, with the points that each costs by itself. */
export function CostList({ costs }: { readonly costs: DiagnoseResponse['names'][number]['costs'] }) {
  if (costs.length === 0) return null;
  return (
    <div>
      <h4 className="label-caps mb-1">{words.costsTitle}</h4>
      <ul className="space-y-0.5 text-sm">
        {costs.slice(0, MOST).map((cost) => {
          const about = costWords(cost);
          return (
            <li key={`${cost.kind} ${about.join(' ')}`} className="flex max-w-md justify-between gap-4">
              <span className="min-w-0">
                {about.map((word, index) => (
                  <span key={word}>
                    {index > 0 && ' / '}
                    <span className="font-medium">
                      <Name>{word}</Name>
                    </span>
                  </span>
                ))}{' '}
                <span className="text-soft">{words.costs[cost.kind]}</span>
              </span>
              <span className="shrink-0 font-medium text-review">{words.costPoints(`−${points(cost.points)}`)}</span>
            </li>
          );
        })}
      </ul>
      <p className="mt-1 max-w-prose text-xs text-faint">{words.costsHint}</p>
    </div>
  );
}
