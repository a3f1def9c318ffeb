import type { DecisionInForce, SearchResult } from '@namesake/contract';
import { foldDecisions } from '../../decisions/decision-state.ts';
import type { HitDecision } from '../../decisions/hit-decision.ts';
import type { Needs } from '../app.ts';
import { namelessActor } from '../records/actor-names.ts';

/**
 * Results with what was decided about their listings for the same reference. Only shown: nothing else of an answer
 * depends on it.
 */
export async function showDecisions(
  { storage }: Needs<never, 'hitDecisions'>,
  externalRef: string | undefined,
  results: readonly SearchResult[],
): Promise<readonly SearchResult[]> {
  if (externalRef === undefined || results.length === 0) return results;
  const listings = results.flatMap((result) => result.listings.map(({ id }) => id));
  const inForce = await inForceByListing({ storage }, externalRef, listings);
  return results.map((result) => {
    const decisions = result.listings.flatMap(({ id }) => inForce.get(id) ?? []);
    return { ...result, decision: ofWhole(result, decisions), decisions };
  });
}

/** The decision in force about each of these listings that has one. */
export async function inForceByListing(
  { storage }: Needs<never, 'hitDecisions'>,
  externalRef: string,
  listings: readonly string[],
): Promise<ReadonlyMap<string, DecisionInForce>> {
  const about = await storage.hitDecisions.about({ kind: 'reference', externalRef }, listings);
  const inForce = new Map<string, DecisionInForce>();
  for (const [listing, decisions] of Map.groupBy(about, (one) => one.listing)) {
    const folded = foldDecisions(decisions);
    const decision = decisions.find(({ id }) => id === folded.inForce);
    if (decision !== undefined) inForce.set(listing, presentInForce(decision));
  }
  return inForce;
}

/** A verdict about some listings of a party is none about the party. */
function ofWhole({ listings }: SearchResult, decisions: readonly DecisionInForce[]): DecisionInForce | null {
  const verdicts = new Set(decisions.map(({ verdict }) => verdict));
  if (decisions.length < listings.length || verdicts.size !== 1) return null;
  return decisions.toSorted((a, b) => (a.at < b.at ? 1 : -1))[0] ?? null;
}

/** With the person who decided, and the time at which it came into force. */
function presentInForce({ id, listing, verdict, reason, events }: HitDecision): DecisionInForce {
  const event = events.findLast(({ kind }) => kind === 'approved' || kind === 'decided');
  const [at, by] = [new Date(event?.at ?? 0).toISOString(), namelessActor(events[0]?.actor ?? '')];
  return { id, listing, verdict, reason, by, at };
}
