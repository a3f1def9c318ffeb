import type { NamedParty } from '@namesake/contract';
import type { Listing } from '@namesake/engine';
import type { App } from '../../../context/app.ts';
import type { Snapshot } from '../../../lists/snapshot/snapshot.ts';

/** A listed party with its records. */
export type ListedParty = { readonly id: string; readonly listings: readonly Listing[] };

/** The listed party of a listing. The listing that gives the party its id comes first. */
export function listedParty({ screener, records }: Snapshot, id: string): ListedParty | undefined {
  const party = screener.entityOf(id);
  if (party === undefined) return undefined;
  const ids = [party.entityId, ...party.listings.filter((one) => one !== party.entityId)];
  const listings = ids.map((one) => records.find(one)?.listing).filter((listing) => listing !== undefined);
  return listings.length === 0 ? undefined : { id: party.entityId, listings };
}

export function primaryNameOf({ listings: [first] }: ListedParty): string {
  const names = first?.names ?? [];
  return (names.find(({ kind }) => kind === 'primary') ?? names[0])?.value ?? '';
}

/** Name, type and lists of a listed party for answers. */
export function nameParty(party: ListedParty): NamedParty {
  return {
    id: party.id,
    name: primaryNameOf(party),
    entityType: party.listings[0]?.entityType ?? null,
    lists: [...new Set(party.listings.map(({ list }) => list))],
  };
}

/** Today, as an ISO date. */
export function today({ now }: App): string {
  return new Date(now()).toISOString().slice(0, 10);
}
