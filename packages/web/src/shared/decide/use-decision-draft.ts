import type { DecisionReason, DecisionVerdict } from '@namesake/contract';
import { DECISION_REASON_CODES, VERDICTS } from '@namesake/contract/decisions';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keepTab, readTab } from '#shared/kept/tab-state.ts';

/** What is typed about hits before it is recorded. */
export type DecisionDraft = {
  readonly verdict: DecisionVerdict | undefined;
  readonly reason: DecisionReason | undefined;
  readonly text: string;
};

const EMPTY: DecisionDraft = { verdict: undefined, reason: undefined, text: '' };

/**
 * The draft about a party of a screening, or about some hits. It survives a look at another one and a reload of the
 * tab; logging out forgets it.
 */
export function useDecisionDraft(of: string, what: string) {
  const queryClient = useQueryClient();
  const key = ['decision-draft', of, what];
  const tabKey = key.join(' ');
  const [draft, setDraft] = useState(() => queryClient.getQueryData<DecisionDraft>(key) ?? keptDraft(tabKey));
  const keep = (changed: DecisionDraft): void => {
    queryClient.setQueryDefaults(key, { gcTime: Number.POSITIVE_INFINITY });
    queryClient.setQueryData(key, changed);
    keepTab(tabKey, changed === EMPTY ? undefined : changed);
    setDraft(changed);
  };
  return {
    draft,
    setDraft: (changes: Partial<DecisionDraft>) => keep({ ...draft, ...changes }),
    clear: () => keep(EMPTY),
  };
}

function keptDraft(tabKey: string): DecisionDraft {
  const kept = Object(readTab(tabKey));
  const verdict = VERDICTS.find((one) => one === kept.verdict);
  const reason = DECISION_REASON_CODES.find((one) => one === kept.reason);
  return { verdict, reason, text: typeof kept.text === 'string' ? kept.text : '' };
}
