import type { DecisionView, SearchResult } from '@namesake/contract';
import { messages } from '#shared/messages/messages.ts';
import { Disclosure } from '#shared/ui/disclosure.tsx';
import { Time } from '#shared/ui/time.tsx';

const { decisions: words } = messages;

type DecisionHistoryProps = { readonly result: SearchResult; readonly decisions: readonly DecisionView[] };

/** Every decision about a party with its events, the newest first; nothing where there is none. */
export function DecisionHistory({ result, decisions }: DecisionHistoryProps) {
  const own = decisions.filter(({ listing }) => result.listings.some(({ id }) => id === listing)).toReversed();
  if (own.length === 0) return null;
  return (
    <Disclosure summary={words.history(own.length)}>
      <ul className="space-y-3 text-sm">
        {own.map(({ id, listing, verdict, reason, state, events }) => (
          <li key={id}>
            <p className="font-medium break-words">
              {[words.verdicts[verdict], words.reasons[reason], words.states[state]].join(' · ')}
            </p>
            <p className="text-xs break-all text-faint">{listing}</p>
            <ol>
              {events.map((event) => (
                <li key={event.kind} className="text-soft">
                  {words.events[event.kind]} · {event.by.name ?? event.by.id} · <Time value={event.at} />
                  {event.text !== null && <span className="block break-words text-ink">{event.text}</span>}
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
