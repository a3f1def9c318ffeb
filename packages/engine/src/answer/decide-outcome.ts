import type { Outcome, Screening } from '../types/result.ts';

type OutcomeFacts = {
  /** Only the fictional sample list is loaded. */
  readonly sample: boolean;
  /** Every required list is loaded and fresh. */
  readonly listsComplete: boolean;
  /** The request weakened the policy. */
  readonly restricted: boolean;
  /** An identifier fails its check digit: it was mistyped, so an empty result proves nothing. */
  readonly unverified: boolean;
  /** Number of results before the limit. */
  readonly total: number;
  /** Part of the request was not compared, or an encoding of the text was not undone. */
  readonly notCompared: boolean;
  /** The text is too common to identify anybody, e.g. a bare given name. */
  readonly insufficientName: boolean;
};

export type OutcomeDecision =
  | { readonly answer: true; readonly outcome: Outcome; readonly complete: boolean }
  /** Finding nothing in missing or outdated lists proves nothing, so there is no answer. */
  | { readonly answer: false; readonly code: 'lists_unavailable' };

/**
 * The outcome of a screening. `no_match` requires: no result, complete lists, no restriction, a text with enough
 * information, compared in full, and plausible identifiers. Every other case has another outcome.
 */
export function decideOutcome(facts: OutcomeFacts): OutcomeDecision {
  const { sample, listsComplete, restricted, unverified, notCompared, total, insufficientName } = facts;
  if (sample) return { answer: true, outcome: 'demo', complete: false };
  const complete = listsComplete && !restricted && !notCompared;
  if (insufficientName) return { answer: true, outcome: 'insufficient_name', complete };
  if (total > 0) return { answer: true, outcome: 'potential_match', complete };
  if (!listsComplete) return { answer: false, code: 'lists_unavailable' };
  if (restricted || unverified || notCompared) return { answer: true, outcome: 'incomplete', complete: false };
  return { answer: true, outcome: 'no_match', complete };
}

/** Whether an identifier in the text or among the submitted ones fails its check digit. */
export const isUnverified = ({ warnings }: Screening): boolean =>
  warnings.some(({ code }) => code === 'identifier_checksum_failed');

/** Why a screening has no outcome: the party was not screened. */
export type NotScreened = {
  readonly answer: false;
  readonly code: 'unscreenable_text' | 'identifier_not_covered' | 'lists_unavailable';
};

/** The outcome of an engine screening, given the state of the lists and of the policy. */
export function outcomeOf(
  screening: Screening,
  facts: Pick<OutcomeFacts, 'sample' | 'listsComplete' | 'restricted'>,
): Extract<OutcomeDecision, { readonly answer: true }> | NotScreened {
  const { unscreenable, identifiersNotCovered, notCompared, total, insufficientName } = screening;
  if (unscreenable) return { answer: false, code: 'unscreenable_text' };
  if (identifiersNotCovered.length > 0 && total === 0) return { answer: false, code: 'identifier_not_covered' };
  return decideOutcome({
    ...facts,
    unverified: isUnverified(screening),
    notCompared: notCompared.length > 0,
    total,
    insufficientName,
  });
}
