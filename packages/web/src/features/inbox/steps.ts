import type { DecisionVerdict } from '@namesake/contract';
import { VERDICTS } from '@namesake/contract/decisions';
import { useState } from 'react';
import { fieldsOf } from '#shared/kept/fields-of.ts';
import { keepTab, readTab } from '#shared/kept/tab-state.ts';

/** One step of triage: its decisions, by screening. */
export type Step = {
  readonly verdict: DecisionVerdict;
  readonly isProposal: boolean;
  readonly searches: readonly string[];
  readonly decisions: readonly string[];
};

const KEY = 'inbox-steps';
const MOST = 1_000;

/** The steps of this tab, in order. They survive navigation and reloads. */
export function useSteps() {
  const [steps, setSteps] = useState(keptSteps);
  const keep = (changed: readonly Step[]) => {
    keepTab(KEY, changed);
    setSteps(changed);
  };
  return {
    steps,
    add: (step: Step) => keep([...steps, step].slice(-MOST)),
    remove: (step: Step) => keep(steps.filter((one) => one !== step)),
  };
}

function keptSteps(): readonly Step[] {
  const kept = readTab(KEY);
  return Array.isArray(kept) ? kept.flatMap((one) => stepOf(fieldsOf(one)) ?? []) : [];
}

function stepOf(kept: Readonly<Record<string, unknown>>): Step | undefined {
  const { isProposal, searches, decisions } = kept;
  const verdict = VERDICTS.find((one) => one === kept['verdict']);
  if (verdict === undefined || !Array.isArray(searches) || !Array.isArray(decisions)) return undefined;
  return { verdict, isProposal: isProposal === true, searches: searches.map(String), decisions: decisions.map(String) };
}
