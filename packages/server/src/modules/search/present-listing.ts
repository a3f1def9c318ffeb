import type { Entity, ListingView, SearchResult } from '@namesake/contract';
import type { Listing, ListingId, PartyTie, TieCode } from '@namesake/engine';
import { relationRole, relationsOf } from '@namesake/lists';
import type { RecordStore } from '../../lists/snapshot/record-store.ts';
import type { Snapshot } from '../../lists/snapshot/snapshot.ts';

/** Facts of a listed party in the format of answers, each with the listing that states it. */
type EntityFacts = Pick<
  SearchResult,
  'aliases' | 'birthDates' | 'birthPlaces' | 'nationalities' | 'addresses' | 'identifiers' | 'positions' | 'relations'
>;

/** A record of a party in a snapshot. */
type StoredListing = { readonly listing: Listing; readonly recordHash: string };

const TEXTS: Readonly<Record<TieCode, string>> = {
  operator: 'An operator joined them.',
  repeats: 'The record repeats the other one.',
  publisher_number: 'The publisher gives both the same number.',
  un_reference: 'Both have the same UN reference, and the names agree.',
  imo: 'Both have the same IMO number.',
  lei: 'Both have the same LEI, and the names agree.',
  document: 'Both have the same document or number, and the names agree.',
  name_and_birth_date: 'The names and the birth date agree.',
  name_and_reason: 'The names agree, and the reasons of listing are the same text.',
  name_and_birth_year: 'The names and the birth year agree.',
  name_and_programme:
    'The names agree in three distinctive words or in rare ones, and both are listed under the same regime.',
  organization_name: 'The names agree except for the legal form, and no country or number differs.',
};

/** Reads the records of these listings; ids missing from the store are left out. */
export function readListings(records: RecordStore, ids: readonly ListingId[]): readonly StoredListing[] {
  return ids.map((id) => records.find(id)).filter((found) => found !== undefined);
}

/** A record in the format of answers. */
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

/** Facts from all records. Nothing is merged away: if two listings disagree, both values are shown. */
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

/** Ties that make listings one party, with a sentence for each. */
export const presentTies = (ties: readonly PartyTie[]): Entity['joinedBy'] =>
  ties.map((tie) => ({ ...tie, text: TEXTS[tie.code] }));
