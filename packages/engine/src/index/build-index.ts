import type { Model } from '../model/model.ts';
import type { Listing } from '../types/listing.ts';
import { bodyTables } from './body-tables.ts';
import { INDEX_FORMAT, type IndexData } from './index-data.ts';
import { byPrecedence, byRank } from './list-precedence.ts';
import { type Listings, ListingTableBuilder } from './listing-table-builder.ts';
import { mergeNameParts } from './merge-name-parts.ts';
import { type NamePart, NamePartBuilder } from './name-part.ts';
import { sortForms } from './sort-forms.ts';
import { sortedByText } from './sorted-by-text.ts';
import { tokenTable } from './token-table.ts';

/** Listings that need not be in memory together. */
export type ListingSource = {
  /** Their ids, `list:sourceId`. */
  readonly ids: readonly string[];
  /** The listing of a number, asked for once, in any order. */
  listing(number: number): Listing;
};

/**
 * Builds the index of a set of listings. Pure: equal listings in any order give an equal index. Listing ids must be unique; of two
 * with one id the later in order of input is left out, since an id names one record.
 */
export function buildIndex(listings: Iterable<Listing>, model: Model): IndexData {
  const unique = new Map<string, Listing>();
  for (const listing of listings) if (!unique.has(listing.id)) unique.set(listing.id, listing);
  const gathered = gather([...unique.values()].sort(byPrecedence), Number.POSITIVE_INFINITY, model);
  return assemble(gathered, model);
}

/** The same index, of listings that are read one by one: memory grows with the index alone. */
export function buildIndexFrom(source: ListingSource, model: Model): IndexData {
  return assemble(gather(listingsOf(source, orderOf(source.ids)), Number.POSITIVE_INFINITY, model), model);
}

/** Listings in order, with the names of the first so many. */
export type Gathered = { readonly listings: Listings; readonly names: NamePart };

/**
 * The first half of `buildIndexFrom`, for several to share: gathers listings, and the names of the first ones.
 *
 * @param order as `orderOf` gives it
 * @param own how many of these listings' names are gathered here
 */
export const gatherIndex = (source: ListingSource, order: Int32Array, own: number, model: Model): Gathered =>
  gather(listingsOf(source, order), own, model);

/** The second half. `others`: the names of the listings that follow, in parts that stand one after another (see `namePart`). */
export const assembleIndex = ({ listings, names }: Gathered, others: readonly NamePart[], model: Model): IndexData =>
  assemble({ listings, names: others.reduce(mergeNameParts, names) }, model);

/** The names of some of the listings in order, for the index of all of them. */
export function namePart(
  { listing }: Pick<ListingSource, 'listing'>,
  order: Int32Array,
  from: number,
  to: number,
  model: Model,
): NamePart {
  const names = new NamePartBuilder(model);
  for (let place = from; place < to; place++) names.add(place, listing(order[place] ?? 0));
  return names.finish();
}

/** Numbers of listings in the order they have in an index; of those with one id the first alone. */
export function orderOf(ids: readonly string[]): Int32Array {
  const lists = new Map<string, number[]>();
  ids.forEach((id, number) => {
    const list = id.slice(0, id.indexOf(':'));
    const known = lists.get(list);
    if (known === undefined) lists.set(list, [number]);
    else known.push(number);
  });
  const order = new Int32Array(ids.length);
  let length = 0;
  for (const [, numbers] of [...lists].sort(([a], [b]) => byRank(a, b))) {
    const own = numbers.map((number) => ids[number] ?? '');
    let last: string | undefined;
    for (const place of sortedByText(own)) {
      if (own[place] !== last) order[length++] = numbers[place] ?? 0;
      last = own[place];
    }
  }
  return order.slice(0, length);
}

function* listingsOf(source: ListingSource, order: Int32Array): Generator<Listing> {
  for (const number of order) yield source.listing(number);
}

function gather(ordered: Iterable<Listing>, own: number, model: Model): Gathered {
  const [listings, names] = [new ListingTableBuilder(), new NamePartBuilder(model)];
  let place = 0;
  for (const listing of ordered) {
    listings.add(listing);
    if (place < own) names.add(place, listing);
    place += 1;
  }
  return { listings: listings.build(), names: names.finish() };
}

function assemble({ listings: { listings, ...others }, names: part }: Gathered, model: Model): IndexData {
  const { names } = part;
  const { entity, ...table } = listings;
  const tokens = tokenTable({ ...part, vocabulary: sortForms(part.vocabulary) });
  return {
    format: INDEX_FORMAT,
    modelHash: model.hash,
    lists: others.lists,
    programs: others.programs,
    listings: { ...table, nameStarts: nameStarts(names.listing, table.list.length), entity },
    names,
    tokens,
    identifiers: others.identifiers,
    ...bodyTables(names, tokens, table.type),
  };
}

/** Where each listing's names begin, of names in order of listings. */
function nameStarts(listingOf: Int32Array, listings: number): Uint32Array {
  const starts = new Uint32Array(listings + 1);
  for (const listing of listingOf) starts[listing + 1] = (starts[listing + 1] ?? 0) + 1;
  for (let i = 0; i < listings; i++) starts[i + 1] = (starts[i + 1] ?? 0) + (starts[i] ?? 0);
  return starts;
}
