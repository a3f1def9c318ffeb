import type { Screening } from '@namesake/engine';
import { type Decision, decideOutcome, isUnverified } from '../../packages/server/src/modules/search/decide-outcome.ts';

export type Outcome =
  | Extract<Decision, { readonly answer: true }>
  /** The service answers with an error: nothing can be compared. */
  | { readonly answer: false; readonly code: 'unscreenable_text' | 'identifier_not_covered' | 'lists_unavailable' };

/** What the service answers to a screening on complete lists under the default policy. */
export function outcomeOf(screening: Screening): Outcome {
  const { unscreenable, identifiersNotCovered, notCompared, total, insufficientName } = screening;
  if (unscreenable) return { answer: false, code: 'unscreenable_text' };
  if (identifiersNotCovered.length > 0 && total === 0) return { answer: false, code: 'identifier_not_covered' };
  return decideOutcome({
    sample: false,
    listsComplete: true,
    restricted: false,
    unverified: isUnverified(screening),
    total,
    insufficientName,
    notCompared: notCompared.length > 0,
  });
}

/** Whether the service would say that everything was compared and nothing found. */
export function isCleared(screening: Screening): boolean {
  const outcome = outcomeOf(screening);
  return outcome.answer && outcome.outcome === 'no_match' && outcome.complete;
}
