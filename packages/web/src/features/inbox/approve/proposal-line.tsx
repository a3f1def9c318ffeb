import type { DecisionView } from '@namesake/contract';
import { messages } from '#shared/messages/messages.ts';
import { Age } from '#shared/ui/age.tsx';

const { inbox: words, decisions: decisionWords } = messages;

type ProposalLineProps = {
  readonly proposals: readonly DecisionView[];
  readonly isOwn: boolean;
  readonly isAnswered: boolean;
};

/** Who proposed what, with which reason and comment. Hits of one step have one line. */
export function ProposalLine({ proposals, isOwn, isAnswered }: ProposalLineProps) {
  const steps = Map.groupBy(proposals, ({ verdict, reason, events }) =>
    JSON.stringify([verdict, reason, events[0]?.by.id, events[0]?.text]),
  );
  return (
    <span className="mt-0.5 block space-y-0.5 text-sm">
      {[...steps].flatMap(([key, [one, ...more]]) => {
        const made = one?.events[0];
        if (one === undefined || made === undefined) return [];
        return [
          <span key={key} className="block wrap-anywhere">
            <span className="font-medium text-ink">{made.by.name ?? made.by.id}</span>{' '}
            {words.proposes(decisionWords.verdicts[one.verdict], more.length + 1)} · {decisionWords.reasons[one.reason]}{' '}
            · <Age value={made.at} />
            {made.text !== null && <q className="ms-1.5 text-soft">{made.text}</q>}
          </span>,
        ];
      })}
      {isOwn && <span className="block text-soft">{words.ownProposal}</span>}
      {isAnswered && <span className="block font-medium">{words.answered}</span>}
    </span>
  );
}
