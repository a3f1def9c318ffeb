import type { Listing, ListingId, Relation, RelationRole } from '@namesake/engine';
import { isFormerKind, relationRole } from './relation-role.ts';

/** One relation that a listing states, with what it means. */
export type Tie = Relation & { readonly role: RelationRole; readonly former: boolean };

/**
 * Every relation that a listing states, with what it means.
 *
 * @param today ISO date: what ended before is former; a year ends with its last day
 */
export function tiesOf(listing: Listing, today: string): readonly Tie[] {
  return relationsOf(listing).map((relation) => ({
    ...relation,
    role: relationRole(relation.kind),
    former:
      isFormerKind(relation.kind) ||
      (relation.until !== undefined && relation.until < today.slice(0, relation.until.length)),
  }));
}

/**
 * Every relation that a listing states: those of its own, and the owners, parents and subsidiaries that publishers
 * write as facts of a ship or company. These are names: no listing is looked for behind them, since two companies of
 * one name are not one.
 */
export function relationsOf({ relations = [], organization, vessel, aircraft }: Listing): readonly Relation[] {
  const named = (kind: string, names: readonly (string | undefined)[] = []): Relation[] =>
    names.filter((name) => name !== undefined).map((name) => ({ kind, name }));
  return distinct([
    ...relations,
    ...named('Parent company', organization?.parents),
    ...named('Subsidiary', organization?.subsidiaries),
    ...named('Vessel owner or operator', [vessel?.owner]),
    ...named('Previous vessel owner or operator', vessel?.formerOwners),
    ...named('Aircraft operator', [aircraft?.operator]),
  ]);
}

/** Listings that a listing is tied to by id. */
export function tiedListings({ relations = [] }: Listing): readonly ListingId[] {
  return [...new Set(relations.map(({ listing }) => listing).filter((id) => id !== undefined))];
}

/** Publishers repeat themselves: the same word for the same party is one relation. */
function distinct(relations: readonly Relation[]): Relation[] {
  const kept = new Map(relations.map((one) => [JSON.stringify([one.kind, one.listing ?? one.name, one.until]), one]));
  return [...kept.values()];
}
