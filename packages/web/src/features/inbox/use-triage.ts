import type { DecideManyRequest, Screening } from '@namesake/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { problemCode } from '#shared/api/problem-error.ts';
import type { InboxAddress } from '#shared/kept/inbox-place.ts';
import { messages } from '#shared/messages/messages.ts';
import { changeRows, inboxQuery, useChangeDecisions, useDecideMany } from './api.ts';
import { type Step, useSteps } from './steps.ts';

const { inbox: words, decisions: decisionWords } = messages;

type What = Omit<DecideManyRequest, 'hits'>;
type Moves = {
  /** Called with the rows after a decision. */
  readonly onDecided: (ids: readonly string[]) => void;
  /** Called with the rows after an undo. */
  readonly onUndone: (ids: readonly string[]) => void;
};

/** Decides rows of the inbox, and undoes the last step. Rows stay in place, marked. */
export function useTriage(address: InboxAddress, { onDecided, onUndone }: Moves) {
  const queryClient = useQueryClient();
  const { steps, add, remove } = useSteps();
  const deciding = useDecideMany();
  const undoing = useChangeDecisions();
  const [said, setSaid] = useState('');
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());
  const before = useRef(new Map<string, Screening['hits']>());
  const last = steps.at(-1);
  const readAgain = () => void queryClient.invalidateQueries({ queryKey: inboxQuery(address).queryKey });
  const decide = (rows: readonly Screening[], what: What, onRecorded: () => void) => {
    const asked = rows.map(({ searchId }) => searchId);
    undoing.reset();
    deciding.mutate(
      { ...what, hits: asked.map((searchId) => ({ searchId })) },
      {
        onSuccess: ({ answer: { items }, refused: undecided }) => {
          onRecorded();
          const left = new Set(undecided.map(({ searchId }) => searchId));
          const ids = asked.filter((id) => !left.has(id));
          setRefused(left);
          const isProposal = items.some(({ state }) => state === 'proposed');
          // Before the step is shown: a row marked as decided must not react to the next key.
          if (what.verdict !== 'undecided')
            changeRows(queryClient, address, new Set(ids), ({ hits }) => {
              const to = isProposal ? 'proposed' : 'decided';
              return { ...hits, open: 0, [to]: hits[to] + hits.open };
            });
          add({ verdict: what.verdict, isProposal, searches: ids, decisions: items.map(({ id }) => id) });
          for (const { searchId, hits } of rows) before.current.set(searchId, hits);
          setSaid(
            [
              words.recorded(decisionWords.verdicts[what.verdict], ids.length),
              ...(left.size > 0 ? [words.refused(left.size)] : []),
            ].join('. '),
          );
          onDecided(ids);
        },
        // Another user was faster: the displayed state is outdated.
        onError: (error) => problemCode(error) === 'nothing_open' && readAgain(),
      },
    );
  };
  const undo = (step: Step | undefined = last) => {
    if (step === undefined || undoing.isPending || deciding.isPending) return;
    deciding.reset();
    undoing.mutate(
      { decisions: [...step.decisions], change: 'revoke' },
      {
        onSuccess: () => {
          remove(step);
          // Displayed rows are restored; others only return with a refetch.
          if (step.searches.every((id) => before.current.has(id)))
            changeRows(
              queryClient,
              address,
              new Set(step.searches),
              (row) => before.current.get(row.searchId) ?? row.hits,
            );
          else readAgain();
          setSaid(words.undone(step.searches.length));
          onUndone(step.searches);
        },
        onError: (error) => problemCode(error) === 'decision_over' && remove(step),
      },
    );
  };
  return {
    decide,
    undo,
    last,
    said,
    /** Rows of the last step that the user may not decide about. */
    refused,
    /** The last step on a row; undefined if this tab made none. */
    stepOf: (id: string) => steps.findLast(({ searches }) => searches.includes(id)),
    isPending: deciding.isPending || undoing.isPending,
    error: deciding.error ?? undoing.error,
  };
}

export type Triage = ReturnType<typeof useTriage>;
