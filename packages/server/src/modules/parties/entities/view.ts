import type { Entity, EntityHistory } from '@namesake/contract';
import type { ListingId } from '@namesake/engine';
import type { App, Call } from '../../../context/app.ts';
import { ApiError } from '../../../lib/errors/api-error.ts';
import { listOf } from '../../../lib/ids/listing-id.ts';
import type { Snapshot } from '../../../lists/snapshot/snapshot.ts';
import { presentVersion } from '../../lists/version-changes.ts';
import { namelessActor } from '../../records/actor-names.ts';
import { presentFacts, presentListing, presentTies, readListings } from '../../search/present-listing.ts';
import type { StoredPartyDecision } from '../store/party-decision-store.ts';
import { identityOf } from './identity.ts';

type Item = EntityHistory['items'][number];

/**
 * A listed party, by its own id or that of any listing shown as part of it.
 *
 * @throws ApiError `entity_not_found`, `starting`
 */
export async function getEntity({ app }: Call, id: string): Promise<Entity> {
  const snapshot = app.lists.current();
  if (snapshot === undefined) throw new ApiError('starting', { headers: { 'retry-after': '2' } });
  return presentEntity(snapshot, id, await app.storage.partyDecisions.inForce());
}

/**
 * History of a party across the versions known here: of each listing shown as part of it, or of the one listing with
 * this id if it is no longer listed.
 * @throws ApiError `entity_not_found`, `starting`
 */
export async function getEntityHistory({ app }: Call, id: string): Promise<EntityHistory> {
  const snapshot = app.lists.current();
  if (snapshot === undefined) throw new ApiError('starting', { headers: { 'retry-after': '2' } });
  const listings = snapshot.screener.entityOf(id)?.listings ?? [];
  const events = await app.storage.listVersions.events(listings.length === 0 ? [id] : listings);
  if (listings.length === 0 && events.length === 0) throw new ApiError('entity_not_found');
  const items = events.map(
    ({ listing, change, fields, at, version }): Item => ({
      listing,
      change,
      fields,
      at: new Date(at).toISOString(),
      version: presentVersion(version),
    }),
  );
  // Listings of the first version have no event of their own.
  const known = new Set([...listings, ...events.map(({ listing }) => listing)]);
  const early = [...known].filter((one) => events.find(({ listing }) => listing === one)?.change !== 'added');
  const present = await Promise.all(early.map((listing) => firstSeen(app, listing)));
  return { items: [...present.flat(), ...items], nextCursor: null };
}

async function firstSeen(app: App, listing: string): Promise<Item[]> {
  const first = await app.storage.listVersions.first(listOf(listing));
  if (first === undefined) return [];
  const at = new Date(first.acceptedAt).toISOString();
  return [{ listing, change: 'present', fields: [], at, version: presentVersion(first) }];
}

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

/** Whether a decision concerns one of these listings. */
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
