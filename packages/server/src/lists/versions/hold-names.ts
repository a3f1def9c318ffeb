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

/** Listings whose earlier names are held, and the same listings with both sets of names, for searching. */
type HeldNames = { readonly held: readonly Held[]; readonly united: readonly Listing[] };

/**
 * Listings that lost all their earlier names, if unusually many did. If a publisher gave their ids to other parties,
 * the earlier parties would be lost. Real renames come a few at a time, and mostly keep the earlier name as an alias.
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
  // Listings searched under both names still have an earlier one, even if the record of the hold is in doubt.
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
