import type { Model } from '../../knowledge/model/model.ts';
import type { ListingId } from '../../types/listing.ts';
import { type PartyTie, TIE_CODES } from '../../types/party.ts';
import type { FormTable } from '../../words/form/form-table.ts';
import { type IndexCaches, openCaches } from '../caches/index-caches.ts';
import { INDEX_FORMAT, type IndexData } from '../tables/index-data.ts';
import { type IndexImage, type PackedIndex, unpackIndex } from '../tables/index-image.ts';
import { NeighbourRows } from '../tables/neighbour-rows.ts';
import { stringAt, stringCount } from '../tables/packed-strings.ts';
import { stringPlaces } from '../tables/string-places.ts';
import { entityMembers } from './entity-members.ts';
import { Scratch } from './scratch.ts';

export type IndexStats = {
  readonly listings: number;
  readonly entities: number;
  readonly names: number;
  readonly tokens: number;
  readonly forms: number;
  /** Total size of the index's arrays. */
  readonly bytes: number;
};

export type EntityListings = {
  readonly entityId: ListingId;
  readonly listings: readonly ListingId[];
  /** Why they are one party: one tie for each listing but the first. */
  readonly ties: readonly PartyTie[];
};

/**
 * An index ready for searching: the data, the model it was built with, and the scratch memory of one search at a time.
 */
export type Index = {
  readonly data: IndexData;
  readonly model: Model;
  readonly stats: IndexStats;
  /** The party of a listing; undefined if the id is not in the index. */
  readonly entityOf: (id: string) => EntityListings | undefined;
  /** Positions of the listings of a party by its number, in ascending order. */
  readonly members: (entity: number) => readonly number[];
  /** Position of a listing by its id. */
  readonly positionOf: (id: string) => number | undefined;
  readonly listingId: (listing: number) => ListingId;
  /** The vocabulary, prepared for comparison. */
  readonly forms: FormTable;
  /** The text of a listed form. */
  readonly text: (form: number) => string;
  readonly scratch: Scratch;
  readonly caches: IndexCaches;
  /** Look-up results of listed forms, as far as they are computed. */
  readonly rows: NeighbourRows | undefined;
};

export type OpenOptions = {
  /** Size of the thread's own word cache in bytes: larger for a stream of names than for occasional ones. */
  readonly mostRemembered?: number;
  /** Memory of the cache that threads share (see `withSharedWords`). */
  readonly words?: SharedArrayBuffer | undefined;
  /** Memory of the rows of listed forms (see `neighbour-rows.ts`). */
  readonly rows?: SharedArrayBuffer | undefined;
};

/** @throws Error like `openIndex` */
export const openImage = (image: PackedIndex & Pick<IndexImage, 'parties' | 'words' | 'rows'>, model: Model): Index =>
  openIndex(unpackIndex(image), model, { words: image.words, rows: image.rows });

/** @throws Error if the index was built with another model or another version of the format */
export function openIndex(data: IndexData, model: Model, { mostRemembered, words, rows }: OpenOptions = {}): Index {
  if (data.format !== INDEX_FORMAT)
    throw new Error(`Index format ${data.format}, expected ${INDEX_FORMAT}: build it again.`);
  if (data.modelHash !== model.hash) throw new Error('The index was built with another model: build it again.');
  const listingId = (listing: number): ListingId => stringAt(data.listings.ids, listing) as ListingId;
  const tieOf = (listing: number): readonly PartyTie[] => {
    const { tiedTo, tiedBy } = data.listings;
    const other = tiedTo[listing] ?? listing;
    const code = TIE_CODES[tiedBy[listing] ?? 0];
    return other === listing || code === undefined
      ? []
      : [{ listing: listingId(listing), with: listingId(other), code }];
  };
  let chains: ((entity: number) => readonly number[]) | undefined;
  const members = (entity: number): readonly number[] => {
    chains ??= entityMembers(data.listings.entity);
    return chains(entity);
  };
  let places: ((id: string) => number | undefined) | undefined;
  const positionOf = (id: string): number | undefined => {
    places ??= stringPlaces(data.listings.ids);
    return places(id);
  };
  return {
    data,
    model,
    stats: statsOf(data),
    listingId,
    members,
    positionOf,
    forms: { texts: data.tokens.forms, traits: data.tokens.traits },
    text: (form) => stringAt(data.tokens.forms, form),
    entityOf(id) {
      const position = positionOf(id);
      if (position === undefined) return undefined;
      const entity = data.listings.entity[position] ?? position;
      const party = members(entity);
      return { entityId: listingId(entity), listings: party.map(listingId), ties: party.flatMap(tieOf) };
    },
    scratch: new Scratch(data),
    caches: openCaches(mostRemembered, words),
    rows: rows && new NeighbourRows(rows, stringCount(data.tokens.forms)),
  };
}

function statsOf(data: IndexData): IndexStats {
  return {
    listings: data.listings.list.length,
    entities: countEntities(data.listings.entity),
    names: data.names.listing.length,
    tokens: data.tokens.initial.length,
    forms: stringCount(data.tokens.forms),
    bytes: bytesOf(data),
  };
}

/** Counts the listings that represent a party. */
function countEntities(entity: Int32Array): number {
  let count = 0;
  for (let listing = 0; listing < entity.length; listing++) if (entity[listing] === listing) count += 1;
  return count;
}

/** Total bytes of all typed arrays in a value. */
function bytesOf(value: unknown): number {
  if (ArrayBuffer.isView(value)) return value.byteLength;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce<number>((sum, member) => sum + bytesOf(member), 0);
}
