import type { SearchResult } from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import type { Snapshot } from '../../lists/snapshot/snapshot.ts';
import { listingNow } from '../good-guys/new-good-guy.ts';
import { factsKey } from '../good-guys/store/facts.ts';
import { type DecisionsByListing, decisionOn, type FoundHit } from './store/found-hit.ts';

type Ground = {
  /** The lists that were searched. */
  readonly snapshot: Snapshot | undefined;
  readonly decisions: DecisionsByListing;
  /** What was known of the party by the last recorded screening. */
  readonly before: { readonly searchId: string | null; readonly hits: readonly FoundHit[] } | undefined;
};

/** What of a result is kept: its listings, the facts of them that matter, and the decisions in force. */
export function foundHit(
  { entityId, priority, listings: found, rule }: Pick<SearchResult, 'entityId' | 'priority' | 'listings' | 'rule'>,
  { snapshot, decisions, before }: Ground,
): FoundHit {
  const earlier = new Map(before?.hits.flatMap(({ listings }) => listings.map((one) => [one.id, one] as const)));
  const listings = found.map(({ id, recordHash }) => {
    const now = snapshot && listingNow(snapshot, id);
    // Of a record that is another one by now, nothing more is known.
    const facts = now?.recordHash === recordHash ? factsKey(now.facts) : recordHash;
    const then = { searchId: before?.searchId ?? null, listing: earlier.get(id) };
    const decided = decisionOn(decisions.get(id) ?? [], then);
    const decision = decided === undefined || decided.made.verdict === 'undecided' ? null : decided.decision;
    return { id, facts, decision };
  });
  // A decision holds for the facts that it was made on.
  const isOpen = listings.some(({ facts, decision }) => decision?.facts !== facts);
  return { entityId, priority, isOpen, listings, ...(rule === undefined ? {} : { rule }) };
}

/** Decisions about some listings for one of your references, with the facts that they were made on. */
export async function decisionsOn(
  { app }: Call,
  externalRef: string,
  listings: readonly { readonly id: string }[],
): Promise<DecisionsByListing> {
  const ids = [...new Set(listings.map(({ id }) => id))];
  if (ids.length === 0) return new Map();
  const about = await app.storage.hitDecisions.about({ kind: 'reference', externalRef }, ids);
  const snapshot = app.lists.current();
  const factual = about.map((one) => {
    const now = snapshot && listingNow(snapshot, one.listing);
    return { ...one, madeOn: now?.recordHash === one.recordHash ? factsKey(now.facts) : undefined };
  });
  return Map.groupBy(factual, ({ listing }) => listing);
}
