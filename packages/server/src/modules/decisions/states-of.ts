import type { DecisionState } from '@namesake/contract';
import { foldDecisions } from './store/decision-state.ts';
import type { HitDecision } from './store/hit-decision.ts';

/** Decisions about one subject by their listing, in their order. */
export function byListing(decisions: readonly HitDecision[]): ReadonlyMap<string, readonly HitDecision[]> {
  return Map.groupBy(decisions, ({ listing }) => listing);
}

/** The state of each decision about one subject, by its id. */
export function statesOf(decisions: readonly HitDecision[]): ReadonlyMap<string, DecisionState> {
  return new Map([...byListing(decisions).values()].flatMap((ofOne) => [...foldDecisions(ofOne).states]));
}
