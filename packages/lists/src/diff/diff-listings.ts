import type { Listing, ListingId } from '@namesake/engine';
import { canonicalJson } from '../list/record-hash.ts';

/** A listing that differs between two versions of a list. */
export type ChangedListing = {
  readonly id: ListingId;
  readonly before: Listing;
  readonly after: Listing;
  /** Members of the listing that differ, are new or are gone, in alphabetical order. */
  readonly fields: readonly (keyof Listing)[];
};

/** Differences between two versions of a list; each part is ordered by id. */
export type ListDiff = {
  readonly added: readonly Listing[];
  readonly changed: readonly ChangedListing[];
  readonly removed: readonly Listing[];
  readonly unchanged: number;
};

/** Compares two versions of one list by the listings' permanent ids. The order of records is ignored. */
export function diffListings(before: Iterable<Listing>, after: Iterable<Listing>): ListDiff {
  const old = new Map([...before].map((listing) => [listing.id, listing]));
  const added: Listing[] = [];
  const changed: ChangedListing[] = [];
  let unchanged = 0;
  for (const listing of after) {
    const earlier = old.get(listing.id);
    if (earlier === undefined) {
      added.push(listing);
      continue;
    }
    old.delete(listing.id);
    const fields = changedFields(earlier, listing);
    if (fields.length === 0) unchanged += 1;
    else changed.push({ id: listing.id, before: earlier, after: listing, fields });
  }
  return { added: byId(added), changed: byId(changed), removed: byId([...old.values()]), unchanged };
}

/** Members that differ as canonical JSON; an absent member differs from an empty one. */
function changedFields(before: Listing, after: Listing): (keyof Listing)[] {
  const fields = new Set<keyof Listing>([...keysOf(before), ...keysOf(after)]);
  return [...fields].filter((field) => canonicalJson(before[field]) !== canonicalJson(after[field])).sort();
}

function keysOf(listing: Listing): (keyof Listing)[] {
  // A listing is plain data: its own keys are its members.
  return Object.keys(listing) as (keyof Listing)[];
}

function byId<T extends { readonly id: ListingId }>(items: T[]): T[] {
  return items.sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
}
