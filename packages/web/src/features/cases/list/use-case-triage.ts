import type { CaseDetail, CaseView, DecisionVerdict } from '@namesake/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { problemCode } from '#shared/api/problem-error.ts';
import type { WhatIsDecided } from '#shared/decide/triage-bar.tsx';
import { messages } from '#shared/messages/messages.ts';
import { caseQuery, keepCases, useChangeDecisions, useDecideCases } from '../api.ts';

const { cases, decisions: decisionWords } = messages;
const { bar: words } = cases;

/** Cases decided in one step, in their previous state. */
type Step = { readonly verdict: DecisionVerdict; readonly before: readonly CaseView[] };

type Moves = {
  /** Called with the ids after a decision. */
  readonly onDecided: (ids: readonly string[]) => void;
  /** Called with the ids after an undo. */
  readonly onUndone: (ids: readonly string[]) => void;
  /** The displayed state is outdated: someone else was faster. */
  readonly onStale: () => void;
};

const idsOf = ({ before }: Step): readonly string[] => before.map(({ id }) => id);

/** Decides cases of a list, and undoes the last step. Rows stay in place with their new state. */
export function useCaseTriage({ onDecided, onUndone, onStale }: Moves) {
  const queryClient = useQueryClient();
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const [said, setSaid] = useState('');
  const deciding = useDecideCases();
  const changing = useChangeDecisions();
  const undoing = useMutation({
    mutationFn: async (step: Step) => {
      const details = [];
      for (const id of idsOf(step)) details.push(await queryClient.fetchQuery(caseQuery(id)));
      const decisions = details.flatMap(lastDecided);
      await changing.mutateAsync({ cases: idsOf(step), decisions, change: 'revoke' });
    },
  });
  const last = steps.at(-1);
  return {
    last: last && words.recorded(decisionWords.verdicts[last.verdict], last.before.length),
    said,
    isPending: deciding.isPending || undoing.isPending,
    error: deciding.error ?? undoing.error,
    decide: (rows: readonly CaseView[], what: WhatIsDecided, onRecorded: () => void) => {
      undoing.reset();
      const step = { verdict: what.verdict, before: rows };
      deciding.mutate(
        { ...what, cases: [...idsOf(step)] },
        {
          onSuccess: () => {
            onRecorded();
            setSteps([...steps, step]);
            setSaid(words.recorded(decisionWords.verdicts[what.verdict], rows.length));
            onDecided(idsOf(step));
          },
          onError: (error) => problemCode(error) === 'case_closed' && onStale(),
        },
      );
    },
    undo: () => {
      if (last === undefined || undoing.isPending || deciding.isPending) return;
      deciding.reset();
      undoing.mutate(last, {
        onSuccess: () => {
          setSteps(steps.slice(0, -1));
          keepCases(queryClient, last.before);
          setSaid(words.undone(last.before.length));
          onUndone(idsOf(last));
        },
      });
    },
  };
}

export type CaseTriage = ReturnType<typeof useCaseTriage>;

/** Ids of a case's last decisions, all made in one step. */
export function lastDecided({ decisions }: Pick<CaseDetail, 'decisions'>): readonly string[] {
  const current = decisions.filter(({ state }) => state === 'in_force' || state === 'proposed');
  const at = current
    .map(({ events }) => events[0]?.at ?? '')
    .toSorted()
    .at(-1);
  return current.filter(({ events }) => events[0]?.at === at).map(({ id }) => id);
}
