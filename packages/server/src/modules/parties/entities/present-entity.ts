import type { Entity } from '@namesake/contract';
import type { ListingId } from '@namesake/engine';
import { ApiError } from '../../../lib/errors/api-error.ts';
import type { Snapshot } from '../../../lists/snapshot/snapshot.ts';
import { namelessActor } from '../../records/actor-names.ts';
import { presentFacts, presentListing, readListings } from '../../search/present-listing.ts';
import { presentTies } from '../../search/present-ties.ts';
import type { StoredPartyDecision } from '../store/party-decision-store.ts';
import { identityOf } from './identity.ts';

/**
 * The party that a listing is shown as part of.
 *
 * @throws ApiError `entity_not_found`
 */
export function presentEntity(snapshot: Snapshot, id: string, decisions: readonly StoredPartyDecision[]): Entity {
  const party = snapshot.screener.entityOf(id);
  const stored = party === undefined ? [] : readListings(snapshot.records, inOrder(party));
  const [first] = stored;
  if (party === undefined || first === undefined) throw new ApiError('entity_not_found');
  const { names, entityType } = first.listing;
  const primaryName = (names.find(({ kind }) => kind === 'primary') ?? names[0])?.value ?? '';
  const listings = stored.map(({ listing }) => listing);
  return {
    entityId: party.entityId,
    entityType,
    primaryName,
    listings: stored.map((one) => presentListing(one, snapshot.held)),
    joinedBy: presentTies(party.ties),
    decisions: decisions.filter((one) => concerns(one, party.listings)).map(presentDecision),
    identity: identityOf(listings, primaryName),
    ...presentFacts(stored, primaryName),
    remarks: listings.flatMap(({ id: listing, remarks = [] }) => remarks.map((text) => ({ text, listing }))),
  };
}

/** Whether a decision is about one of these listings. */
export const concerns = ({ listings, others }: StoredPartyDecision, ids: readonly string[]): boolean =>
  ids.some((id) => listings.includes(id) || others.includes(id));

const presentDecision = (stored: StoredPartyDecision): Entity['decisions'][number] => {
  const { decidedAt, decidedBy, reason, ...decision } = stored;
  const at = new Date(decidedAt).toISOString();
  return { ...decision, text: reason, decidedAt: at, decidedBy: namelessActor(decidedBy) };
};

/** The listing that gives the party its id comes first. */
function inOrder(party: { readonly entityId: ListingId; readonly listings: readonly ListingId[] }): ListingId[] {
  return [party.entityId, ...party.listings.filter((id) => id !== party.entityId)];
}
