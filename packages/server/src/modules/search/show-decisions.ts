import type { DecisionInForce, SearchResult } from '@namesake/contract';
import type { App } from '../../context/app.ts';
import { foldDecisions } from '../decisions/store/decision-state.ts';
import type { HitDecision } from '../decisions/store/hit-decision.ts';
import { namelessActor } from '../records/actor-names.ts';

/**
 * Adds decisions about their listings for the same reference to results. For display only: nothing else in an answer
 * depends on them.
 */
export async function showDecisions(
  app: App,
  externalRef: string | undefined,
  results: readonly SearchResult[],
): Promise<readonly SearchResult[]> {
  if (externalRef === undefined || results.length === 0) return results;
  const listings = results.flatMap((result) => result.listings.map(({ id }) => id));
  const inForce = await inForceByListing(app, externalRef, listings);
  return results.map((result) => {
    const decisions = result.listings.flatMap(({ id }) => inForce.get(id) ?? []);
    return { ...result, decision: ofWhole(result, decisions), decisions };
  });
}

/** The decision in force about each of these listings, if any. */
export async function inForceByListing(
  { storage }: App,
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

/** Decision on a whole party. A verdict about only some of its listings does not count. */
function ofWhole({ listings }: SearchResult, decisions: readonly DecisionInForce[]): DecisionInForce | null {
  const verdicts = new Set(decisions.map(({ verdict }) => verdict));
  if (decisions.length < listings.length || verdicts.size !== 1) return null;
  return decisions.toSorted((a, b) => (a.at < b.at ? 1 : -1))[0] ?? null;
}

/** The person who made the decision, and the time it took effect. */
function presentInForce({ id, listing, verdict, reason, events }: HitDecision): DecisionInForce {
  const event = events.findLast(({ kind }) => kind === 'approved' || kind === 'decided');
  const [at, by] = [new Date(event?.at ?? 0).toISOString(), namelessActor(events[0]?.actor ?? '')];
  return { id, listing, verdict, reason, by, at };
}
