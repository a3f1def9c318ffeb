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

/** Listings that need not be in memory together. */
export type ListingSource = {
  /** Their ids, `list:sourceId`. */
  readonly ids: readonly string[];
  /** The listing of a number; called once for each, in any order. */
  listing(number: number): Listing;
};

/**
 * Builds the index of a set of listings. Pure: equal listings in any order give an equal index. Listing ids must be
 * unique; of two with one id the later in order of input is left out, since an id names one record.
 * @param traits what is special to the lists
 */
export function buildIndex(listings: Iterable<Listing>, model: Model, traits: TraitsOfLists = {}): IndexData {
  const unique = new Map<string, Listing>();
  for (const listing of listings) if (!unique.has(listing.id)) unique.set(listing.id, listing);
  return indexOf([...unique.values()].sort(byPrecedence), model, traits);
}

/** The same index, of listings that are read one by one: memory grows with the index alone. */
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
 * The first step of building an index, for several threads to share: gathers listings in the order that `orderOf`
 * gives, and the names of the first ones.
 */
export class IndexGatherer {
  readonly #modelHash: string;
  readonly #listings: ListingTableBuilder;
  readonly #names: NamePartBuilder;
  readonly #former: FormerParts | undefined;
  #count = 0;

  /**
   * @param traits what is special to the lists
   * @param former an index that was built before, to take listings from
   */
  constructor(model: Model, traits: TraitsOfLists = {}, former?: FormerParts) {
    this.#former = former;
    this.#modelHash = model.hash;
    this.#listings = new ListingTableBuilder(traits);
    this.#names = new NamePartBuilder(model, former);
  }

  /** How many listings were added. */
  get count(): number {
    return this.#count;
  }

  add(listing: Listing): void {
    this.#names.add(this.#count, listing);
    this.addNameless(listing);
  }

  /** Adds a listing that is the same, byte by byte, as the one at this place of the index before. */
  addAgain(place: number): void {
    if (this.#former === undefined) throw new Error('there is no index before');
    this.#names.addFormer(this.#count, this.#former, place);
    this.#listings.addFormer(this.#former, place);
    this.#count += 1;
  }

  /** Adds a listing whose names another thread gathers (see `namePart`), as it does those of all that follow. */
  addNameless(listing: Listing): void {
    this.#listings.add(listing);
    this.#count += 1;
  }

  finish(): Gathered {
    return { modelHash: this.#modelHash, listings: this.#listings.build(), names: this.#names.finish() };
  }
}

/**
 * The second step: all names together, their forms in order. `others`: the names of the listings that follow, in parts
 * that are consecutive.
 */
export function joinNames({ names, ...listings }: Gathered, others: readonly NamePart[]): Gathered {
  const part = others.reduce(mergeNameParts, names);
  return { ...listings, names: { ...part, vocabulary: sortForms(part.vocabulary) } };
}

/** An index without the tables that its forms are found in. */
export type IndexDraft = Omit<IndexData, 'tokens'> & { readonly tokens: WordTables };

/** Listings that an index before has the same. */
export type Again = {
  readonly former: FormerParts;
  /** By place in the new index, that in the one before; below zero for those that it lacks, or has otherwise. */
  readonly places: Int32Array;
  /** The listing at a place in the new index, parsed. */
  readonly listing: (place: number) => Listing;
};

/**
 * The third step, of all names, while others work out what is needed of the forms. Takes over the arrays of both.
 *
 * @returns also what a later index needs to take parties over
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

/** The last step. `forms`: what is needed of the forms, in consecutive parts (see `formPart`). */
export const assembleIndex = (
  { tokens, ...draft }: IndexDraft,
  forms: readonly [FormPart, ...FormPart[]],
): IndexData => ({ ...draft, tokens: tokenTable(tokens, joinFormParts(forms)) });

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

/** Where each listing's names begin, of names in order of listings. */
function nameStarts(listingOf: Int32Array, listings: number): Uint32Array {
  const starts = new Uint32Array(listings + 1);
  for (const listing of listingOf) starts[listing + 1] = (starts[listing + 1] ?? 0) + 1;
  for (let i = 0; i < listings; i++) starts[i + 1] = (starts[i + 1] ?? 0) + (starts[i] ?? 0);
  return starts;
}
