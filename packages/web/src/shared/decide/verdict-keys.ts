import type { DecisionVerdict } from '@namesake/contract';

/** The keys of the verdicts, in their order. */
export const VERDICT_KEYS: readonly (readonly [key: string, verdict: DecisionVerdict])[] = [
  ['1', 'true_match'],
  ['2', 'false_positive'],
  ['3', 'undecided'],
];
