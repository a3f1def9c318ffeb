import type { SearchResult } from '@namesake/contract';
import { points } from '#shared/format/number.ts';
import { messages } from '#shared/messages/messages.ts';

/** Score as number, priority as word, colour and shape: a full diamond for high, a half-full circle for review. */
export function PriorityMark({ result }: { readonly result: SearchResult }) {
  const high = result.priority === 'high';
  const { result: words } = messages;
  return (
    <div className={`flex items-baseline gap-x-2 sm:flex-col sm:items-start ${high ? 'text-high' : 'text-review'}`}>
      <p className="text-2xl font-semibold tracking-tight">
        <span className="sr-only">{words.score} </span>
        {points(result.score)}
        <span className="sr-only"> {words.outOf}</span>
      </p>
      <p className="inline-flex items-center gap-1.5 text-xs font-semibold">
        <svg aria-hidden="true" viewBox="0 0 12 12" width="12" height="12">
          {high ? (
            <path d="M6 0 12 6 6 12 0 6Z" fill="currentColor" />
          ) : (
            <>
              <circle cx="6" cy="6" r="5" fill="none" stroke="currentColor" strokeWidth="2" />
              <path d="M6 1a5 5 0 0 1 0 10Z" fill="currentColor" />
            </>
          )}
        </svg>
        <span aria-hidden>{words.priority[result.priority]}</span>
        <span className="sr-only">{words.priorityLabel(words.priority[result.priority])}</span>
      </p>
    </div>
  );
}
