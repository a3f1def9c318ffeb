import type { SearchResponse } from '@namesake/contract';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { OUTCOME_LOOKS } from '#shared/ui/outcome-looks.ts';
import { outcomeNotes, outcomeText, outcomeTitle } from './outcome-words.ts';

type OutcomeBannerProps = { readonly answer: SearchResponse; readonly onAddDetails: () => void };

/** The outcome of the answer, in words that promise no more than it proves. */
export function OutcomeBanner({ answer, onAddDetails }: OutcomeBannerProps) {
  const { icon: Icon, look, ink } = OUTCOME_LOOKS[answer.outcome];
  const notes = outcomeNotes(answer);
  return (
    <section aria-label={messages.outcome.label} className={`rounded-xl px-4 py-2 ${look}`}>
      <div className="flex items-start gap-3">
        <Icon aria-hidden size={20} className={`mt-0.5 shrink-0 ${ink}`} />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-baseline gap-x-3">
            <h2 className={`font-semibold tracking-tight ${ink}`}>{outcomeTitle(answer)}</h2>
            <p className="text-sm text-ink">{outcomeText(answer)}</p>
          </div>
          {notes.length > 0 && (
            <ul className="mt-0.5 list-disc ps-4 text-sm">
              {notes.map((note) => (
                <li key={note.text}>{note.text}</li>
              ))}
            </ul>
          )}
          {answer.outcome === 'insufficient_name' && (
            <Button size="small" className="mt-2" onClick={onAddDetails}>
              {messages.outcome.addDetails}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}
