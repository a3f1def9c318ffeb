import type { Model } from '../model/model.ts';
import { EFFECTS, ENTITY_TYPES, type Listing } from '../types/listing.ts';
import { entityOf } from './entity-groups.ts';
import { identifierTable } from './identifier-table.ts';
import { INDEX_FORMAT, type IndexData } from './index-data.ts';
import { initialsTable } from './initials-table.ts';
import { isTranscription } from './is-transcription.ts';
import { byPrecedence } from './list-precedence.ts';
import { factsOf } from './listing-facts.ts';
import { NameTableBuilder } from './name-table-builder.ts';
import { packStrings } from './packed-strings.ts';
import { packRows } from './rows.ts';
import { TokenTableBuilder } from './token-table-builder.ts';

/**
 * Builds the index of a set of listings. Pure: equal listings in any order give an equal index. Listing ids must be unique; of two
 * with one id the later in order of input is left out, since an id names one record.
 */
export function buildIndex(listings: Iterable<Listing>, model: Model): IndexData {
  const unique = new Map<string, Listing>();
  for (const listing of listings) if (!unique.has(listing.id)) unique.set(listing.id, listing);
  const ordered = [...unique.values()].sort(byPrecedence);
  const lists = [...new Set(ordered.map((listing) => listing.list))];
  const programs = [...new Set(ordered.flatMap((listing) => listing.programs))].sort();
  const programIds = new Map(programs.map((program, i) => [program, i]));
  const listIds = new Map(lists.map((list, i) => [list, i]));

  const tokens = new TokenTableBuilder(model);
  const names = new NameTableBuilder(tokens, model);
  const nameStarts = new Uint32Array(ordered.length + 1);
  ordered.forEach((listing, i) => {
    for (const name of listing.names) names.add(i, listing.entityType, name, isTranscription(name, listing));
    nameStarts[i + 1] = names.count;
  });
  const facts = ordered.map(factsOf);
  const nameTable = names.build();
  const tokenTable = tokens.build(nameTable);
  const types = Uint8Array.from(ordered, (listing) => ENTITY_TYPES.indexOf(listing.entityType));
  return {
    format: INDEX_FORMAT,
    modelHash: model.hash,
    lists,
    programs,
    listings: {
      ids: packStrings(ordered.map((listing) => listing.id)),
      list: Uint8Array.from(ordered, (listing) => listIds.get(listing.list) ?? 0),
      type: types,
      effect: Uint8Array.from(ordered, (listing) => EFFECTS.indexOf(listing.effect)),
      delisted: Uint8Array.from(ordered, (listing) => (listing.status === 'delisted' ? 1 : 0)),
      programs: packRows(ordered.map((listing) => listing.programs.map((program) => programIds.get(program) ?? 0))),
      facts: packStrings(facts.map((fact) => JSON.stringify(fact))),
      nameStarts,
      entity: entityOf(ordered),
    },
    names: nameTable,
    tokens: tokenTable,
    identifiers: identifierTable(facts),
    initials: initialsTable(nameTable, tokenTable, types),
  };
}
