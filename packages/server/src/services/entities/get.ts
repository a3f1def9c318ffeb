import type { Entity } from '@namesake/contract';
import type { ListingId } from '@namesake/engine';
import { ApiError } from '../../errors/api-error.ts';
import type { Call } from '../app.ts';
import { checkScope } from '../check-scope.ts';
import { presentFacts, presentListing, readListings } from '../search/present-listing.ts';

/**
 * A listed party, by its own id or that of any listing shown as part of it.
 *
 * @throws ApiError `entity_not_found`, `starting`
 */
export function getEntity({ app, principal }: Call<'lists'>, id: string): Entity {
  checkScope(principal, 'search:read');
  const snapshot = app.lists.current();
  if (snapshot === undefined) throw new ApiError('starting', { headers: { 'retry-after': '2' } });
  const party = snapshot.screener.entityOf(id);
  const stored = party === undefined ? [] : readListings(snapshot.records, inOrder(party));
  const [first] = stored;
  if (party === undefined || first === undefined) throw new ApiError('entity_not_found');
  const { names, entityType } = first.listing;
  const primaryName = (names.find(({ kind }) => kind === 'primary') ?? names[0])?.value ?? '';
  return {
    entityId: party.entityId,
    entityType,
    primaryName,
    listings: stored.map((one) => presentListing(one, snapshot.held)),
    ...presentFacts(stored, primaryName),
    remarks: stored.flatMap(({ listing }) => (listing.remarks ?? []).map((text) => ({ text, listing: listing.id }))),
  };
}

/** The listing that gives the party its id comes first. */
function inOrder(party: { readonly entityId: ListingId; readonly listings: readonly ListingId[] }): ListingId[] {
  return [party.entityId, ...party.listings.filter((id) => id !== party.entityId)];
}
