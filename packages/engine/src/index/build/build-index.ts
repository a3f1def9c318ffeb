import type { Model } from '../../knowledge/model/model.ts';
import type { Listing, TraitsOfLists } from '../../types/listing.ts';
import { bodyTables } from '../tables/body-tables.ts';
import { INDEX_FORMAT, type IndexData } from '../tables/index-data.ts';
import { stringAt, stringCount } from '../tables/packed-strings.ts';
import { isFirstOfSame } from '../tables/same-names.ts';
import { stringPlaces } from '../tables/string-places.ts';
import { verbatimTable } from '../tables/verbatim-table.ts';
import { type FormPart, formPart, joinFormParts } from './form-part.ts';
import type { FormerParts } from './former/former-parts.ts';
import { byPrecedence, byRank } from './list-precedence.ts';
import { factsOf } from './listing-facts.ts';
import { type Listings, ListingTableBuilder } from './listing-table-builder.ts';
import { mergeNameParts } from './merge-name-parts.ts';
import { type NamePart, NamePartBuilder } from './name-part.ts';
import type { FormerParties, PartyNotes } from './parties/former-parties.ts';
import { groupParties } from './parties/group-parties.ts';
import { type PartyFacts, PartyFactsReader } from './parties/party-facts.ts';
import { sameNames } from './same-names.ts';
import { sortForms } from './sort-forms.ts';
import { sortedByText } from './sorted-by-text.ts';
import { tokenTable, type WordTables, wordTables } from './token-table.ts';

/** Listings that are read one by one, so they need not be in memory together. */
export type ListingSource = {
  /** Their ids, `list:sourceId`. */
  readonly ids: readonly string[];
  /** Returns the listing at a position in `ids`; called once for each, in any order. */
  listing(number: number): Listing;
};

/**
 * Builds the index of a set of listings. Pure: equal listings in any order give an equal index. Listing ids must be
 * unique, since an id names one record: of two listings with the same id, the first in input order is kept.
 * @param traits properties of individual lists
 */
export function buildIndex(listings: Iterable<Listing>, model: Model, traits: TraitsOfLists = {}): IndexData {
  const unique = new Map<string, Listing>();
  for (const listing of listings) if (!unique.has(listing.id)) unique.set(listing.id, listing);
  return indexOf([...unique.values()].sort(byPrecedence), model, traits);
}

/** Builds the same index from listings that are read one by one, so memory grows only with the index. */
export const buildIndexFrom = (source: ListingSource, model: Model, traits: TraitsOfLists = {}): IndexData =>
  indexOf(listingsOf(source, orderOf(source.ids)), model, traits);

function indexOf(ordered: Iterable<Listing>, model: Model, traits: TraitsOfLists): IndexData {
  const gatherer = new IndexGatherer(model, traits);
  for (const listing of ordered) gatherer.add(listing);
  const gathered = joinNames(gatherer.finish(), []);
  const { forms } = gathered.names.vocabulary;
  return assembleIndex(draftIndex(gathered).draft, [formPart(forms, 0, stringCount(forms), model)]);
}

/** Listings in order, with the names of the first ones. */
export type Gathered = { readonly modelHash: string; readonly listings: Listings; readonly names: NamePart };

/**
 * First step of building an index, which several threads may share: gathers listings in the order of `orderOf`, and the
 * names of the first ones.
 */
export class IndexGatherer {
  readonly #modelHash: string;
  readonly #listings: ListingTableBuilder;
  readonly #names: NamePartBuilder;
  readonly #former: FormerParts | undefined;
  #count = 0;

  /**
   * @param traits properties of individual lists
   * @param former an earlier index to take unchanged listings from
   */
  constructor(model: Model, traits: TraitsOfLists = {}, former?: FormerParts) {
    this.#former = former;
    this.#modelHash = model.hash;
    this.#listings = new ListingTableBuilder(traits);
    this.#names = new NamePartBuilder(model, former);
  }

  /** Number of listings added. */
  get count(): number {
    return this.#count;
  }

  add(listing: Listing): void {
    this.#names.add(this.#count, listing);
    this.addNameless(listing);
  }

  /** Adds a listing that is byte for byte the same as the one at a position of the earlier index. */
  addAgain(place: number): void {
    if (this.#former === undefined) throw new Error('there is no index before');
    this.#names.addFormer(this.#count, this.#former, place);
    this.#listings.addFormer(this.#former, place);
    this.#count += 1;
  }

  /** Adds a listing whose names another thread gathers (see `namePart`). The same must hold for all later listings. */
  addNameless(listing: Listing): void {
    this.#listings.add(listing);
    this.#count += 1;
  }

  finish(): Gathered {
    return { modelHash: this.#modelHash, listings: this.#listings.build(), names: this.#names.finish() };
  }
}

/**
 * Second step: joins all names and sorts their forms. `others` holds the names of the following listings, in
 * consecutive parts.
 */
export function joinNames({ names, ...listings }: Gathered, others: readonly NamePart[]): Gathered {
  const part = others.reduce(mergeNameParts, names);
  return { ...listings, names: { ...part, vocabulary: sortForms(part.vocabulary) } };
}

/** An index without the tables in which its forms are looked up. */
export type IndexDraft = Omit<IndexData, 'tokens'> & { readonly tokens: WordTables };

/** Listings that are unchanged from an earlier index. */
export type Again = {
  readonly former: FormerParts;
  /** By position in the new index, the position in the earlier one; negative for new and changed listings. */
  readonly places: Int32Array;
  /** The parsed listing at a position in the new index. */
  readonly listing: (place: number) => Listing;
};

/**
 * Third step, which needs all names and runs while other threads compute the form parts. Takes ownership of the arrays
 * of both arguments.
 * @returns the draft, and what a later index needs to take over parties
 */
export function draftIndex(
  { modelHash, listings: { listings, ...others }, names: part }: Gathered,
  again?: Again,
): { readonly draft: IndexDraft; readonly parties: PartyNotes } {
  const { names } = part;
  const same = { sameNames: sameNames(names, listings.type) };
  const isFirst = (name: number): boolean => isFirstOfSame(same, name);
  const tokens = wordTables(part, isFirst);
  const starts = nameStarts(names.listing, listings.list.length);
  const source = {
    facts: others.partyFacts,
    ids: listings.ids,
    names,
    nameStarts: starts,
    textOf: (token: number) => stringAt(tokens.forms, tokens.ownForm[token] ?? 0),
    positionOf: stringPlaces(listings.ids),
  };
  const { table, notes } = groupParties(source, again && formerParties(again));
  const draft = {
    format: INDEX_FORMAT,
    modelHash,
    lists: others.lists,
    listTraits: others.listTraits,
    programs: others.programs,
    listings: { ...listings, nameStarts: starts, ...table },
    names,
    ...same,
    tokens,
    identifiers: others.identifiers,
    ...bodyTables(names, tokens, listings.type, isFirst),
    verbatim: verbatimTable(names, part.letters),
  } satisfies IndexDraft;
  return { draft, parties: notes };
}

function formerParties({ former, places, listing }: Again): FormerParties {
  const { listings } = former.data;
  const reader = new PartyFactsReader();
  const factsAt = (place: number): PartyFacts => {
    const own = listing(place);
    return reader.of(own, factsOf(own).countries ?? []);
  };
  return { table: listings, notes: former.parties, places, factsAt };
}

/** Last step. `forms` holds consecutive parts (see `formPart`). */
export const assembleIndex = (
  { tokens, ...draft }: IndexDraft,
  forms: readonly [FormPart, ...FormPart[]],
): IndexData => ({ ...draft, tokens: tokenTable(tokens, joinFormParts(forms)) });

/** The names of a range of listings in index order. */
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

/** Numbers of listings in index order; of several listings with one id, only the first. */
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

/** Start of each listing's names, for names in order of listings. */
function nameStarts(listingOf: Int32Array, listings: number): Uint32Array {
  const starts = new Uint32Array(listings + 1);
  for (const listing of listingOf) starts[listing + 1] = (starts[listing + 1] ?? 0) + 1;
  for (let i = 0; i < listings; i++) starts[i + 1] = (starts[i + 1] ?? 0) + (starts[i] ?? 0);
  return starts;
}
