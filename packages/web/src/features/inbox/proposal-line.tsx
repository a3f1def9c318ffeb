import type { DecisionView } from '@namesake/contract';
import { messages } from '#shared/messages/messages.ts';
import { useActorName } from '#shared/people/actor-names.ts';
import { Age, Time } from '#shared/ui/time.tsx';

const { inbox: words, decisions: decisionWords } = messages;

type ProposalLineProps = {
  readonly proposals: readonly DecisionView[];
  /** The current user. */
  readonly ownId: string | undefined;
  readonly isOwn: boolean;
  readonly isAnswered: boolean;
};

/** A proposal: who, what, reason and comment. Hits of one step share a line. */
export function ProposalLine({ proposals, ownId, isOwn, isAnswered }: ProposalLineProps) {
  const nameOf = useActorName();
  const steps = Map.groupBy(proposals, ({ verdict, reason, events, waits }) =>
    JSON.stringify([verdict, reason, events[0]?.by.id, events[0]?.text, waits]),
  );
  return (
    <span className="mt-0.5 block space-y-0.5 text-sm">
      {[...steps].flatMap(([key, [one, ...more]]) => {
        const made = one?.events[0];
        if (one === undefined || made === undefined) return [];
        return [
          <span key={key} className="block wrap-anywhere">
            <span className="font-medium text-ink">{nameOf(made.by)}</span>{' '}
            {words.proposes(decisionWords.verdicts[one.verdict], more.length + 1)} · {decisionWords.reasons[one.reason]}{' '}
            · <Age value={made.at} />
            <Waits waits={one.waits} ownId={ownId} />
            {made.text !== null && <q className="ms-1.5 text-soft">{made.text}</q>}
          </span>,
        ];
      })}
      {isOwn && <span className="block text-soft">{words.ownProposal}</span>}
      {isAnswered && <span className="block font-medium">{words.answered}</span>}
    </span>
  );
}

/** Whom a proposal was assigned to, and when it expires. */
function Waits({ waits, ownId }: Pick<DecisionView, 'waits'> & Pick<ProposalLineProps, 'ownId'>) {
  const nameOf = useActorName();
  if (waits === null) return null;
  const { for: person, until } = waits;
  return (
    <>
      {person !== null && (
        <span className="font-medium text-ink">
          {' · '}
          {person.id === `user:${ownId}` ? words.waits.forYou : words.waits.for(nameOf(person))}
        </span>
      )}
      {until !== null && (
        <>
          {` · ${words.waits.until} `}
          <Time value={until} dateOnly />
        </>
      )}
    </>
  );
}
