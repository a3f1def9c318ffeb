import type { ListingView, SearchResult } from '@namesake/contract';
import type { Listing, ListingId } from '@namesake/engine';
import { relationRole, relationsOf } from '@namesake/lists';
import type { RecordStore } from '../../lists/snapshot/record-store.ts';
import type { Snapshot } from '../../lists/snapshot/snapshot.ts';

/** Facts of a listed party as answers show them, each with the listing that states it. */
export type EntityFacts = Pick<
  SearchResult,
  'aliases' | 'birthDates' | 'birthPlaces' | 'nationalities' | 'addresses' | 'identifiers' | 'positions' | 'relations'
>;

/** Records of a party that one snapshot holds, in the order given. */
export type StoredListing = { readonly listing: Listing; readonly recordHash: string };

/** Reads the records of these listings; an id that the store lacks is left out. */
export function readListings(records: RecordStore, ids: readonly ListingId[]): readonly StoredListing[] {
  return ids.map((id) => records.find(id)).filter((found) => found !== undefined);
}

/** One record as answers show it. */
export function presentListing({ listing, recordHash }: StoredListing, held: Snapshot['held']): ListingView {
  return {
    id: listing.id,
    list: listing.list,
    sourceId: listing.sourceId,
    programs: listing.programs,
    effect: listing.effect,
    measures: listing.measures ?? [],
    listedOn: listing.listedOn ?? null,
    legalBasis: listing.legalBasis ?? null,
    url: listing.url ?? null,
    status: held.has(listing.id) ? 'held' : listing.status,
    recordHash,
  };
}

/** What the records say together. Nothing is merged away: two listings that disagree are both shown. */
export function presentFacts(stored: readonly StoredListing[], primaryName: string): EntityFacts {
  const listings = stored.map(({ listing }) => listing);
  return {
    aliases: listings.flatMap(({ id, names }) =>
      names
        .filter(({ value, kind }) => kind !== 'primary' || value !== primaryName)
        .map(({ parts: _, ...name }) => ({ ...name, listing: id })),
    ),
    birthDates: listings.flatMap(({ id, birthDates = [] }) => birthDates.map((date) => ({ ...date, listing: id }))),
    birthPlaces: listings.flatMap(({ id, birthPlaces = [] }) =>
      birthPlaces.map((place) => ({ ...place, listing: id })),
    ),
    nationalities: [...new Set(listings.flatMap(({ nationalities = [] }) => nationalities))],
    addresses: listings.flatMap(({ id, addresses = [] }) => addresses.map((place) => ({ ...place, listing: id }))),
    identifiers: listings.flatMap(({ id, identifiers = [] }) =>
      identifiers.map((identifier) => ({ ...identifier, listing: id })),
    ),
    positions: [...new Set(listings.flatMap(({ positions = [] }) => positions))],
    relations: listings.flatMap((stating) =>
      relationsOf(stating).map(({ kind, name, listing: related }) => ({
        kind,
        role: relationRole(kind),
        ...(name === undefined ? {} : { name }),
        ...(related === undefined ? {} : { relatedListing: related }),
        listing: stating.id,
      })),
    ),
  };
}
