import type { CaseDetail, DecisionChange, DecisionView } from '@namesake/contract';
import { useState } from 'react';
import { type Decided, decidedOf } from '#shared/decide/decided.ts';
import { GoodGuyStep } from '#shared/decide/good-guy-step.tsx';
import { ProposalAnswer } from '#shared/decide/proposal-answer.tsx';
import { TriageBar } from '#shared/decide/triage-bar.tsx';
import { messages } from '#shared/messages/messages.ts';
import { useChangeDecisions, useDecideCases } from '../api.ts';

const { decisions: words } = messages;

/** Decides the case: `1` `2` `3` and Enter, `u` undoes; `y` and `n` answer another person's proposal. */
export function CaseDecisionBar({ one }: { readonly one: CaseDetail }) {
  const { id, state, listings } = one;
  const deciding = useDecideCases();
  const changing = useChangeDecisions();
  const [said, setSaid] = useState('');
  const isClosed = state === 'closed';
  const decided = decidedOf(one, one.decisions);
  const isDone = isClosed || state === 'for_approval';
  const change = (decisions: readonly DecisionView[], what: DecisionChange) => {
    if (changing.isPending || decisions.length === 0) return;
    const ids = decisions.map((decision) => decision.id);
    changing.mutate({ cases: [id], decisions: ids, change: what }, { onSuccess: () => setSaid(words.changed[what]) });
  };
  const verdict = decided.verdict === undefined ? words.partly : words.verdicts[decided.verdict];
  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      <TriageBar
        of="case"
        target={id}
        count={isClosed ? 0 : 1}
        isSelection={false}
        what=""
        formTitle={words.formTitle}
        last={isDone && decided.current.length > 0 ? verdict : undefined}
        isPending={deciding.isPending || changing.isPending}
        error={deciding.error ?? changing.error}
        onDecide={(what, onRecorded) =>
          deciding.mutate(
            { ...what, cases: [id] },
            {
              onSuccess: () => {
                onRecorded();
                setSaid(words.recorded(words.verdicts[what.verdict]));
              },
            },
          )
        }
        onUndo={() => isDone && change(undoable(decided), 'revoke')}
        onClear={() => {}}
        onBack={() => {}}
      >
        {state === 'for_approval' && <ProposalAnswer decided={decided} change={change} />}
        {isClosed && <GoodGuyStep listings={listings} decided={decided} />}
      </TriageBar>
    </>
  );
}

/** While a proposal waits, only that is undone, not the decision that it would change. */
const undoable = ({ kind, current }: Decided): readonly DecisionView[] =>
  kind === 'proposed' ? current.filter(({ state }) => state === 'proposed') : current;
