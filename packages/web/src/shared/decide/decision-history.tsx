import type { DecisionView } from '@namesake/contract';
import { messages } from '#shared/messages/messages.ts';
import { useActorName } from '#shared/people/actor-names.ts';
import { Time } from '#shared/ui/time.tsx';
import { ReopenedText } from './reopened-notice.tsx';

const { decisions: words } = messages;

/** Decisions with all their events, newest first. */
export function DecisionHistory({ decisions }: { readonly decisions: readonly DecisionView[] }) {
  const nameOf = useActorName();
  return (
    <ul className="space-y-3 text-sm">
      {decisions.toReversed().map(({ id, listing, verdict, reason, state, reopened, events }) => (
        <li key={id}>
          <p className="font-medium break-words">
            {[
              words.verdicts[verdict],
              words.reasons[reason],
              reopened === null ? words.states[state] : words.noLongerApplies,
            ].join(' · ')}
          </p>
          <p className="text-xs break-all text-faint">{listing}</p>
          <ol>
            {events.map((event) => (
              <li key={event.kind} className="text-soft">
                {words.events[event.kind]} · {nameOf(event.by)} · <Time value={event.at} />
                {event.text !== null && <span className="block break-words text-ink">{event.text}</span>}
              </li>
            ))}
            {reopened !== null && (
              <li className="text-review">
                {words.reopened} <ReopenedText reopened={reopened} />
              </li>
            )}
          </ol>
        </li>
      ))}
    </ul>
  );
}
