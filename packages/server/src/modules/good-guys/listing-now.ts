import type { Snapshot } from '../../lists/snapshot/snapshot.ts';
import { listingChanges, listingFacts } from './store/facts.ts';
import type { FactChange, Facts, GoodGuy } from './store/good-guy.ts';

export type ListsNow = Pick<Snapshot, 'lists' | 'records' | 'screener'>;

/** A listing as the lists have it now, with the facts that a good guy keeps; undefined where it is gone. */
export function listingNow({ records, screener }: Pick<ListsNow, 'records' | 'screener'>, id: string) {
  const found = records.find(id);
  if (found === undefined) return undefined;
  const party = screener.entityOf(id)?.listings ?? [];
  const facts = listingFacts(
    found.listing,
    party.filter((other) => other !== id),
  );
  return { ...found, facts };
}

/**
 * What changed of its listing since a good guy was made. A list that is not loaded now says nothing of its listings.
 */
export function changesSince({ listing, listingFacts: then }: GoodGuy, snapshot: ListsNow): readonly FactChange[] {
  const isLoaded = (id: string): boolean => snapshot.lists.some((list) => id.startsWith(`${list.id}:`));
  if (!isLoaded(listing)) return [];
  const now = listingNow(snapshot, listing);
  if (now === undefined) return [{ side: 'listing', fact: 'status', before: then.status ?? [], after: ['delisted'] }];
  const before: Facts = then.party === undefined ? then : { ...then, party: then.party.filter(isLoaded) };
  return listingChanges(before, now.facts);
}
