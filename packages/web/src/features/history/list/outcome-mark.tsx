import type { Screening } from '@namesake/contract';
import { messages } from '#shared/messages/messages.ts';
import { OUTCOME_LOOKS } from '#shared/ui/outcome-looks.ts';

const { history: words } = messages;

/** What a screening came to, as icon and words. */
export function OutcomeMark({ screening: { outcome, complete, total, hits } }: { readonly screening: Screening }) {
  const { icon: Icon, ink } = OUTCOME_LOOKS[outcome];
  const isPartial = !complete && outcome !== 'demo' && outcome !== 'incomplete';
  const notes = [
    ...(total > 0 ? [words.results(total)] : []),
    ...hitNotes(hits),
    ...(isPartial ? [words.incomplete] : []),
  ];
  return (
    <span className="inline-flex min-w-0 items-start gap-1.5 text-sm">
      <Icon aria-hidden size={16} className={`mt-0.5 shrink-0 ${ink}`} />
      <span className="min-w-0">
        <span className={`font-medium ${ink}`}>{messages.outcomeNames[outcome]}</span>
        {notes.length > 0 && (
          <span className="block text-xs text-soft max-md:ms-1.5 max-md:inline">{notes.join(', ')}</span>
        )}
      </span>
    </span>
  );
}

const hitNotes = (hits: Screening['hits']): readonly string[] =>
  HIT_STATES.filter((state) => hits[state] > 0).map((state) => words.hitNotes[state](hits[state]));

const HIT_STATES = ['open', 'proposed', 'decided'] as const;
