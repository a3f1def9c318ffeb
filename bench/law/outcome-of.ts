import type { Screening } from '@namesake/engine';
import {
  type Decision,
  decideOutcome,
  isUnverified,
} from '../../packages/server/src/services/search/decide-outcome.ts';

export type Outcome =
  | Extract<Decision, { readonly answer: true }>
  /** The service answers with an error: nothing can be compared. */
  | { readonly answer: false; readonly code: 'unscreenable_text' | 'identifier_not_covered' | 'lists_unavailable' };

/** What the service answers to a screening on complete lists under the default policy. */
export function outcomeOf(screening: Screening): Outcome {
  const { unscreenable, identifiersNotCovered, total, insufficientName } = screening;
  // The engine may not tell yet what of a text it did not compare.
  const { notCompared = [] }: Screening & { readonly notCompared?: readonly unknown[] } = screening;
  if (unscreenable) return { answer: false, code: 'unscreenable_text' };
  if (identifiersNotCovered.length > 0 && total === 0) return { answer: false, code: 'identifier_not_covered' };
  const decision = decideOutcome({
    sample: false,
    listsComplete: true,
    restricted: false,
    unverified: isUnverified(screening),
    total,
    insufficientName,
  });
  const isCleared = decision.answer && decision.outcome === 'no_match';
  return isCleared && notCompared.length > 0 ? { answer: true, outcome: 'incomplete', complete: false } : decision;
}

/** Whether the service would say that everything was compared and nothing found. */
export function isCleared(screening: Screening): boolean {
  const outcome = outcomeOf(screening);
  return outcome.answer && outcome.outcome === 'no_match' && outcome.complete;
}
