import type { DecisionState, HitState, SearchResult } from '@namesake/contract';
import type { App } from '../../context/app.ts';
import { foldDecisions } from './store/decision-state.ts';
import type { DecisionSubject, HitDecision } from './store/hit-decision.ts';

type Result = Pick<SearchResult, 'listings'>;

/** Current decision state of each party of an answer, in order, and the decisions in force about them. */
export async function decidedHits(
  { storage }: App,
  subject: DecisionSubject,
  results: readonly Result[],
): Promise<{ readonly states: readonly HitState[]; readonly inForce: readonly HitDecision[] }> {
  if (results.length === 0) return { states: [], inForce: [] };
  const listings = results.flatMap((result) => result.listings.map(({ id }) => id));
  const about = await storage.hitDecisions.about(subject, listings);
  const [decisions, states] = [byListing(about), statesOf(about)];
  return {
    states: results.map((result) => stateOf(result, decisions)),
    inForce: about.filter(({ id }) => states.get(id) === 'in_force'),
  };
}

/** Number of parties by decision state. */
export function hitCounts(states: readonly HitState[]): Readonly<Record<HitState, number>> {
  const counts: Record<HitState, number> = { open: 0, proposed: 0, decided: 0 };
  for (const state of states) counts[state] += 1;
  return counts;
}

/** A party has the state of its least decided listing. */
function stateOf({ listings }: Result, decisions: ReadonlyMap<string, readonly HitDecision[]>): HitState {
  const states = listings.map(({ id }) => listingState(decisions.get(id) ?? []));
  return ORDER.find((state) => states.includes(state)) ?? 'open';
}

const ORDER: readonly HitState[] = ['open', 'proposed', 'decided'];

/** A proposal counts as waiting even if it would replace a decision in force. */
export function listingState(decisions: readonly HitDecision[]): HitState {
  const { states, inForce } = foldDecisions(decisions);
  if (decisions.some(({ id }) => states.get(id) === 'proposed')) return 'proposed';
  const verdict = decisions.find(({ id }) => id === inForce)?.verdict;
  return verdict === undefined || verdict === 'undecided' ? 'open' : 'decided';
}

/** Decisions about one subject grouped by listing, in order. */
export function byListing(decisions: readonly HitDecision[]): ReadonlyMap<string, readonly HitDecision[]> {
  return Map.groupBy(decisions, ({ listing }) => listing);
}

/** State of each decision about one subject, by id. */
export function statesOf(decisions: readonly HitDecision[]): ReadonlyMap<string, DecisionState> {
  return new Map([...byListing(decisions).values()].flatMap((ofOne) => [...foldDecisions(ofOne).states]));
}
