import type { DecisionReason, DecisionVerdict } from '@namesake/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** What is typed about a party before it is recorded. */
export type DecisionDraft = {
  readonly verdict: DecisionVerdict | undefined;
  readonly reason: DecisionReason | undefined;
  readonly text: string;
};

const EMPTY: DecisionDraft = { verdict: undefined, reason: undefined, text: '' };

/** The draft of a party. Kept in memory while somebody looks at another one; logging out clears the cache it is in. */
export function useDecisionDraft(searchId: string, entityId: string) {
  const queryClient = useQueryClient();
  const key = ['decision-draft', searchId, entityId];
  const [draft, setDraft] = useState(() => queryClient.getQueryData<DecisionDraft>(key) ?? EMPTY);
  const keep = (changed: DecisionDraft): void => {
    queryClient.setQueryDefaults(key, { gcTime: Number.POSITIVE_INFINITY });
    queryClient.setQueryData(key, changed);
    setDraft(changed);
  };
  return {
    draft,
    setDraft: (changes: Partial<DecisionDraft>) => keep({ ...draft, ...changes }),
    clear: () => keep(EMPTY),
  };
}
