import type { Model } from '../model/model.ts';
import { EFFECTS, ENTITY_TYPES, type Listing } from '../types/listing.ts';
import { EntityGroupsBuilder } from './entity-groups.ts';
import { growingBytes, growingCounts } from './growing.ts';
import { IdentifierTableBuilder } from './identifier-table.ts';
import { INDEX_FORMAT, type IndexData } from './index-data.ts';
import { initialsTable } from './initials-table.ts';
import { isTranscription } from './is-transcription.ts';
import { byPrecedence } from './list-precedence.ts';
import { factsOf } from './listing-facts.ts';
import { NameTableBuilder } from './name-table-builder.ts';
import { PackedStringsBuilder, stringAt } from './packed-strings.ts';
import { RowsBuilder } from './rows.ts';
import { TokenTableBuilder } from './token-table-builder.ts';

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
  return buildOrdered([...unique.values()].sort(byPrecedence), model);
}

/** The same index, of listings that are read one by one: memory grows with the index alone. */
export function buildIndexFrom(source: ListingSource, model: Model): IndexData {
  const lists = new Map<string, string>();
  const listOf = (id: string): string => {
    const list = id.slice(0, id.indexOf(':'));
    const known = lists.get(list);
    if (known === undefined) lists.set(list, list);
    return known ?? list;
  };
  const places = source.ids.map((id, number) => ({ id, list: listOf(id), number }) as const);
  places.sort((a, b) => byPrecedence(a, b) || a.number - b.number);
  function* ordered(): Generator<Listing> {
    let before: string | undefined;
    for (const { id, number } of places) {
      if (id !== before) yield source.listing(number);
      before = id;
    }
  }
  return buildOrdered(ordered(), model);
}

function buildOrdered(ordered: Iterable<Listing>, model: Model): IndexData {
  const tokens = new TokenTableBuilder(model);
  const names = new NameTableBuilder(tokens, model);
  const [ids, facts, nameStarts] = [new PackedStringsBuilder(), new PackedStringsBuilder(), growingCounts()];
  const [lists, programs] = [new Numbered(), new Numbered()];
  const [list, type, effect, delisted] = [growingBytes(), growingBytes(), growingBytes(), growingBytes()];
  const programRows = new RowsBuilder();
  const [identifiers, groups] = [new IdentifierTableBuilder(), new EntityGroupsBuilder()];
  nameStarts.push(0);
  for (const listing of ordered) {
    const number = ids.count;
    ids.add(listing.id);
    for (const name of listing.names) names.add(number, listing.entityType, name, isTranscription(name, listing));
    nameStarts.push(names.count);
    list.push(lists.of(listing.list));
    type.push(ENTITY_TYPES.indexOf(listing.entityType));
    effect.push(EFFECTS.indexOf(listing.effect));
    delisted.push(listing.status === 'delisted' ? 1 : 0);
    programRows.add(listing.programs.map((program) => programs.of(program)));
    const own = factsOf(listing);
    facts.add(JSON.stringify(own));
    identifiers.add(number, own);
    groups.add(listing);
  }
  const [nameTable, types, packedIds, rows] = [names.build(), type.finish(), ids.build(), programRows.build()];
  const tokenTable = tokens.build(nameTable, names.sameAs());
  const sorted = programs.values.toSorted();
  const places = new Map(sorted.map((program, i) => [program, i]));
  const placeOf = programs.values.map((program) => places.get(program) ?? 0);
  return {
    format: INDEX_FORMAT,
    modelHash: model.hash,
    lists: lists.values,
    programs: sorted,
    listings: {
      ids: packedIds,
      list: list.finish(),
      type: types,
      effect: effect.finish(),
      delisted: delisted.finish(),
      programs: { starts: rows.starts, values: rows.values.map((program) => placeOf[program] ?? 0) },
      facts: facts.build(),
      nameStarts: nameStarts.finish(),
      entity: groups.build((listing) => stringAt(packedIds, listing)),
    },
    names: nameTable,
    tokens: tokenTable,
    identifiers: identifiers.build(),
    initials: initialsTable(nameTable, tokenTable, types),
  };
}

/** Texts, numbered as they come. */
class Numbered {
  readonly values: string[] = [];
  readonly #numbers = new Map<string, number>();

  of(value: string): number {
    const known = this.#numbers.get(value);
    if (known !== undefined) return known;
    const number = this.values.push(value) - 1;
    this.#numbers.set(value, number);
    return number;
  }
}
