import type { DecisionChange, DecisionView, SearchResult } from '@namesake/contract';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type Decided, decidedOf } from '#shared/decide/decided.ts';
import { messages } from '#shared/messages/messages.ts';
import { type Deciding, decisionsQuery, useChangeDecisions, useDecideHits } from '../api.ts';

const { decisions: words } = messages;

/** Decisions about the parties of an answer, and actions on them. */
export type Decisions = {
  readonly all: readonly DecisionView[];
  readonly of: (result: SearchResult) => Decided;
  /** Records a decision; `onRecorded` clears the form, then the next open party is shown. */
  readonly decide: (deciding: Deciding, onRecorded: () => void) => void;
  readonly change: (decisions: readonly DecisionView[], change: DecisionChange) => void;
  readonly revoke: (result: SearchResult) => void;
  /** Undoes the last decision made here; else the decision about this party. */
  readonly undo: (result: SearchResult) => void;
  readonly isPending: boolean;
  /** Announcement of the last action, for screen readers. */
  readonly said: string;
  /** Why the last action on this party failed; null if it did not. */
  readonly errorOf: (entityId: string) => unknown;
  readonly focusParty: () => void;
};

type Walk = {
  readonly hasResults: boolean;
  /** Called after a decision about a party. */
  readonly onDecided: (entityId: string) => void;
  /** Shows a party. */
  readonly onShow: (entityId: string) => void;
  readonly focusParty: () => void;
};

/** Decisions on the results of one screening. */
export function useDecisions(searchId: string, { hasResults, onDecided, onShow, focusParty }: Walk): Decisions {
  const all = useQuery({ ...decisionsQuery(searchId), enabled: hasResults }).data ?? [];
  const [said, setSaid] = useState('');
  const made = useRef<{ readonly entityId: string; readonly ids: readonly string[] }[]>([]);
  const deciding = useDecideHits(searchId, ({ items }, { entityId, body }) => {
    made.current.push({ entityId, ids: items.map(({ id }) => id) });
    setSaid(words.recorded(words.verdicts[body.verdict]));
    onDecided(entityId);
  });
  const changing = useChangeDecisions(searchId);
  const of = (result: SearchResult) => decidedOf(result, all);
  const changeIds = (decisions: readonly string[], change: DecisionChange) =>
    changing.mutate({ decisions, change }, { onSuccess: () => setSaid(words.changed[change]) });
  const revoke = (result: SearchResult) => {
    const ids = of(result).current.map(({ id }) => id);
    made.current = made.current.filter(({ entityId }) => entityId !== result.entityId);
    if (ids.length > 0) changeIds(ids, 'revoke');
  };
  return {
    all,
    of,
    revoke,
    focusParty,
    said,
    decide: (asked, onRecorded) => deciding.mutate(asked, { onSuccess: onRecorded }),
    change: (decisions, change) =>
      changeIds(
        decisions.map(({ id }) => id),
        change,
      ),
    undo: (result) => {
      const last = made.current.pop();
      if (last === undefined) return revoke(result);
      changeIds(last.ids, 'revoke');
      onShow(last.entityId);
    },
    isPending: deciding.isPending || changing.isPending,
    errorOf: (entityId) => (deciding.variables?.entityId === entityId ? deciding.error : null) ?? changing.error,
  };
}
