import type { SearchResult } from '@namesake/contract';
import type { Snapshot } from '../../lists/snapshot/snapshot.ts';
import { listingNow } from '../good-guys/new-good-guy.ts';
import { factsKey } from '../good-guys/store/facts.ts';
import type { FoundHit } from './store/found-hit.ts';

/**
 * What of a result is kept: its listings, the facts of them that matter, and the decisions in force.
 *
 * @param before what was known of the same party's hits
 */
export function foundHit(
  { entityId, priority, listings: found, decisions = [] }: SearchResult,
  snapshot: Snapshot | undefined,
  before: readonly FoundHit[],
): FoundHit {
  const earlier = new Map(before.flatMap(({ listings }) => listings.map((one) => [one.id, one] as const)));
  const listings = found.map(({ id, recordHash }) => {
    const now = snapshot && listingNow(snapshot, id);
    const facts = now === undefined ? recordHash : factsKey(now.facts);
    const decision = decisions.find(({ listing, verdict }) => listing === id && verdict !== 'undecided');
    const known = earlier.get(id)?.decision;
    if (decision === undefined) return { id, facts, decision: null };
    return { id, facts, decision: known?.id === decision.id ? known : { id: decision.id, facts } };
  });
  // A decision holds for the facts that it was made on.
  const isOpen = listings.some(({ facts, decision }) => decision?.facts !== facts);
  return { entityId, priority, isOpen, listings };
}
