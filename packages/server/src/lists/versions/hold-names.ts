import type { Listing } from '@namesake/engine';
import type { Held } from './held.ts';
import type { HoldQuestion } from './hold-question.ts';
import { IN_DOUBT } from './hold-removals.ts';
import { parsedLines } from './listing-lines.ts';
import {
  hasNoEarlierName,
  type ListingPair,
  lacksEarlierName,
  renamedListings,
  unitedListing,
} from './renamed-listings.ts';
import { reasonFor, worstGroups } from './worst-group.ts';

const LOST = "have none of their earlier names in the publisher's file";

/** Listings whose earlier names are kept, and how they are searched: under both. */
type HeldNames = { readonly held: readonly Held[]; readonly united: readonly Listing[] };

/**
 * Listings that have none of their earlier names any more, where they are unusually many. If a publisher gave their ids
 * to other parties, the parties with the earlier names would be lost. A publisher renames a few at a time, and mostly
 * keeps the earlier name as an alias.
 */
export function heldNames(
  { isDoubted, sha256, known, before, lines, changes }: HoldQuestion,
  pending: readonly Held[],
): HeldNames {
  const pairs = renamedListings(before, lines, changes);
  const still = pending.filter(({ listing }) => {
    const pair = pairs.get(listing);
    return pair !== undefined && lacksEarlierName(pair);
  });
  const judged = new Set(known.map(({ listing }) => listing));
  // What is searched under both names has an earlier one, whether or not that is still known to be held.
  const isRenamed = isDoubted ? lacksEarlierName : hasNoEarlierName;
  const renamed = new Map([...pairs].filter(([id, pair]) => !judged.has(id) && isRenamed(pair)));
  const groups = worstGroups(renamed.size === 0 ? [] : parsedLines(before), renamed);
  const reasonOf = isDoubted ? () => IN_DOUBT : groups && ((listing: string) => reasonFor(groups, listing, LOST));
  const fresh = reasonOf === undefined ? [] : [...renamed.keys()].map((id) => newlyHeld(id, sha256, reasonOf(id)));
  const all = [...still, ...fresh];
  return { held: all, united: all.flatMap(({ listing }) => unitedOf(pairs.get(listing))) };
}

const newlyHeld = (listing: string, sha256: string, reason: string): Held => ({
  listing,
  what: 'names',
  sha256,
  reason,
  confirmed: false,
  content: null,
});

function unitedOf(pair: ListingPair | undefined): Listing[] {
  return pair === undefined ? [] : [unitedListing(pair)];
}
