import type { DecisionReason, DecisionVerdict } from '@namesake/contract';
import { DECISION_REASON_CODES, VERDICTS } from '@namesake/contract/decisions';
import { useState } from 'react';
import { fieldsOf } from '#shared/kept/fields-of.ts';
import { keepTab, readTab } from '#shared/kept/tab-state.ts';
import { useWindowState, WindowState } from '#shared/kept/window-state.ts';

/** What is typed about hits before it is recorded. */
export type DecisionDraft = {
  readonly verdict: DecisionVerdict | undefined;
  readonly reason: DecisionReason | undefined;
  readonly text: string;
};

const EMPTY: DecisionDraft = { verdict: undefined, reason: undefined, text: '' };
/** The drafts of this window, which also works where the browser keeps nothing for a tab. */
const DRAFTS = new WindowState<ReadonlyMap<string, DecisionDraft>>(new Map());

/**
 * The draft about a party of a screening, or about some hits: one wherever it is used. It survives a look at another
 * one and a reload of the tab; logging out forgets it.
 */
export function useDecisionDraft(of: string, what: string) {
  const key = `decision-draft ${of} ${what}`;
  const [kept] = useState(() => keptDraft(key));
  const draft = useWindowState(DRAFTS).get(key) ?? kept;
  const keep = (changed: DecisionDraft): void => {
    DRAFTS.set(new Map([...DRAFTS.get(), [key, changed]]));
    keepTab(key, changed === EMPTY ? undefined : changed);
  };
  return {
    draft,
    setDraft: (changes: Partial<DecisionDraft>) => keep({ ...draft, ...changes }),
    clear: () => keep(EMPTY),
  };
}

function keptDraft(key: string): DecisionDraft {
  const kept = fieldsOf(readTab(key));
  const verdict = VERDICTS.find((one) => one === kept['verdict']);
  const reason = DECISION_REASON_CODES.find((one) => one === kept['reason']);
  return { verdict, reason, text: typeof kept['text'] === 'string' ? kept['text'] : '' };
}
