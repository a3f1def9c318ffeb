import type { Listing } from '@namesake/engine';
import type { ListingChange } from './diff-lines.ts';
import type { Held } from './held.ts';
import {
  hasNoEarlierName,
  type ListingPair,
  lacksEarlierName,
  renamedListings,
  unitedListing,
} from './renamed-listings.ts';
import { worstGroup } from './worst-group.ts';

/** A version of a list and how it differs from the one searched until now. */
export type ChangedVersion = {
  readonly list: string;
  readonly sha256: string;
  readonly changes: readonly ListingChange[];
};

/** What is held of each list already, and whether a later file confirms it. */
export type HeldBefore = {
  readonly held: Readonly<Record<string, readonly Held[]>>;
  readonly laterFileConfirms: boolean;
};

/** Listings whose earlier names are kept, and how they are searched: under both. */
export type HeldNames = { readonly held: readonly Held[]; readonly united: readonly Listing[] };

/**
 * Listings that have none of their earlier names any more, where they are unusually many: ids that were given to others look like that, and
 * whoever bore the earlier names would be lost. A publisher renames a few at a time, and mostly keeps the earlier name as an alias.
 */
export function heldNames(
  { held, laterFileConfirms }: HeldBefore,
  { list, sha256, changes }: ChangedVersion,
  before: Iterable<string>,
  after: Iterable<string>,
): HeldNames {
  const pairs = renamedListings(before, after, changes);
  const known = (held[list] ?? []).filter(({ listing }) => pairs.has(listing));
  const still = known.filter((one) => {
    const pair = pairs.get(one.listing);
    const isOver = one.confirmed || (laterFileConfirms && one.sha256 !== sha256);
    return !isOver && pair !== undefined && lacksEarlierName(pair);
  });
  const judged = new Set(known.map(({ listing }) => listing));
  const renamed = new Map([...pairs].filter(([id, pair]) => !judged.has(id) && hasNoEarlierName(pair)));
  const worst = worstGroup(renamed.size === 0 ? [] : parsed(before), renamed);
  const reason =
    worst &&
    `${worst.concerned} of ${worst.all} listings of the ${worst.name} have none of their earlier names in the publisher's file`;
  const fresh =
    reason === undefined ? [] : [...renamed.keys()].map((listing) => ({ listing, sha256, reason, confirmed: false }));
  const all = [...still, ...fresh];
  return { held: all, united: all.flatMap(({ listing }) => unitedOf(pairs.get(listing))) };
}

function unitedOf(pair: ListingPair | undefined): Listing[] {
  return pair === undefined ? [] : [unitedListing(pair)];
}

function* parsed(lines: Iterable<string>): Generator<Listing> {
  for (const line of lines) {
    const listing: Listing = JSON.parse(line);
    yield listing;
  }
}
