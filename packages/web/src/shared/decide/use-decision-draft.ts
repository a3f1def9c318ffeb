import type { DecisionReason, DecisionVerdict } from '@namesake/contract';
import { DECISION_REASON_CODES, VERDICTS } from '@namesake/contract/decisions';
import { useState } from 'react';
import { fieldsOf } from '#shared/kept/fields-of.ts';
import { keepTab, readTab } from '#shared/kept/tab-state.ts';
import { useWindowState, WindowState } from '#shared/kept/window-state.ts';

/** Unrecorded input about hits. */
export type DecisionDraft = {
  readonly verdict: DecisionVerdict | undefined;
  readonly reason: DecisionReason | undefined;
  readonly text: string;
};

const EMPTY: DecisionDraft = { verdict: undefined, reason: undefined, text: '' };
/** Drafts of this window, for browsers that block tab storage. */
const DRAFTS = new WindowState<ReadonlyMap<string, DecisionDraft>>(new Map());

/**
 * The draft about a party of a screening, or about some hits, shared by all its uses. It survives navigation and
 * reloads; logging out clears it.
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
