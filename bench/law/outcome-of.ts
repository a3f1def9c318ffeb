import type { Screening } from '@namesake/engine';
import { type NotScreened, type OutcomeDecision, outcomeOf as outcomeWith } from '@namesake/engine/vocabulary';

/** The service's outcome for a screening on complete lists under the default policy. */
export const outcomeOf = (screening: Screening): OutcomeDecision | NotScreened =>
  outcomeWith(screening, { sample: false, listsComplete: true, restricted: false });

/** Whether the service would say that everything was compared and nothing found. */
export function isCleared(screening: Screening): boolean {
  const outcome = outcomeOf(screening);
  return outcome.answer && outcome.outcome === 'no_match' && outcome.complete;
}
