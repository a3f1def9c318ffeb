import type { Listing, ListingId, Relation, RelationRole } from '@namesake/engine';
import { isFormerKind, relationRole } from './relation-role.ts';

/** A relation stated by a listing, with its meaning. */
export type Tie = Relation & { readonly role: RelationRole; readonly former: boolean };

/**
 * All relations stated by a listing, with their meaning.
 * @param today ISO date: relations that ended before are former; a year ends with its last day
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
 * All relations stated by a listing: its own, and the owners, parents and subsidiaries in the facts of a ship or
 * company. The latter are names and are not resolved to listings, since two companies may share a name.
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

/** Listings to which a listing has a relation by id. */
export function tiedListings({ relations = [] }: Listing): readonly ListingId[] {
  return [...new Set(relations.map(({ listing }) => listing).filter((id) => id !== undefined))];
}

/** Publishers repeat themselves: the same word for the same party is one relation. */
function distinct(relations: readonly Relation[]): Relation[] {
  const kept = new Map(relations.map((one) => [JSON.stringify([one.kind, one.listing ?? one.name, one.until]), one]));
  return [...kept.values()];
}
