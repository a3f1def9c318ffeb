import type { DecisionState, HitState, SearchResult } from '@namesake/contract';
import type { App } from '../../context/app.ts';
import { foldDecisions } from './store/decision-state.ts';
import type { DecisionSubject, HitDecision } from './store/hit-decision.ts';

type Result = Pick<SearchResult, 'listings'>;

/** What became of each party of an answer until now, in their order. */
export async function hitStates(
  { storage }: App,
  subject: DecisionSubject,
  results: readonly Result[],
): Promise<readonly HitState[]> {
  if (results.length === 0) return [];
  const listings = results.flatMap((result) => result.listings.map(({ id }) => id));
  const decisions = byListing(await storage.hitDecisions.about(subject, listings));
  return results.map((result) => stateOf(result, decisions));
}

/** Parties by what became of them. */
export function hitCounts(states: readonly HitState[]): Readonly<Record<HitState, number>> {
  const counts: Record<HitState, number> = { open: 0, proposed: 0, decided: 0 };
  for (const state of states) counts[state] += 1;
  return counts;
}

/** A party is as far as the least decided of its listings. */
function stateOf({ listings }: Result, decisions: ReadonlyMap<string, readonly HitDecision[]>): HitState {
  const states = listings.map(({ id }) => listingState(decisions.get(id) ?? []));
  return ORDER.find((state) => states.includes(state)) ?? 'open';
}

const ORDER: readonly HitState[] = ['open', 'proposed', 'decided'];

/** A proposal waits also where it would replace a decision in force. */
export function listingState(decisions: readonly HitDecision[]): HitState {
  const { states, inForce } = foldDecisions(decisions);
  if (decisions.some(({ id }) => states.get(id) === 'proposed')) return 'proposed';
  const verdict = decisions.find(({ id }) => id === inForce)?.verdict;
  return verdict === undefined || verdict === 'undecided' ? 'open' : 'decided';
}

/** Decisions about one subject by their listing, in their order. */
export function byListing(decisions: readonly HitDecision[]): ReadonlyMap<string, readonly HitDecision[]> {
  return Map.groupBy(decisions, ({ listing }) => listing);
}

/** The state of each decision about one subject, by its id. */
export function statesOf(decisions: readonly HitDecision[]): ReadonlyMap<string, DecisionState> {
  return new Map([...byListing(decisions).values()].flatMap((ofOne) => [...foldDecisions(ofOne).states]));
}
