import type { SearchResult } from '@namesake/contract';
import { points } from '#shared/format/number.ts';
import { messages } from '#shared/messages/messages.ts';

const { result: words } = messages;
type PriorityMarkProps = { readonly result: Pick<SearchResult, 'score' | 'priority'>; readonly large?: boolean };

/** Score as number, priority as word and shape. */
export function PriorityMark({ result: { score, priority }, large = false }: PriorityMarkProps) {
  return (
    <span className={`flex flex-col items-start ${priority === 'high' ? 'text-ink' : 'text-soft'}`}>
      <span className={`${large ? 'text-2xl' : 'text-lg leading-6'} font-semibold tracking-tight`}>
        <span className="sr-only">{words.score} </span>
        {points(score)}
        <span className="sr-only"> {words.outOf}</span>
      </span>
      <PriorityWord priority={priority} />
    </span>
  );
}

/** A priority as word and shape: a full diamond for high, a half-full circle for review. */
export function PriorityWord({ priority }: Pick<SearchResult, 'priority'>) {
  const high = priority === 'high';
  return (
    <span className={`inline-flex items-center gap-1 text-xs font-semibold ${high ? 'text-ink' : 'text-soft'}`}>
      <svg aria-hidden="true" viewBox="0 0 12 12" width="11" height="11" className={high ? 'text-accent' : ''}>
        {high ? (
          <path d="M6 0 12 6 6 12 0 6Z" fill="currentColor" />
        ) : (
          <>
            <circle cx="6" cy="6" r="5" fill="none" stroke="currentColor" strokeWidth="2" />
            <path d="M6 1a5 5 0 0 1 0 10Z" fill="currentColor" />
          </>
        )}
      </svg>
      <span aria-hidden>{words.priority[priority]}</span>
      <span className="sr-only">{words.priorityLabel(words.priority[priority])}</span>
    </span>
  );
}
