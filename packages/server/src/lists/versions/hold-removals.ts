import type { Listing } from '@namesake/engine';
import type { Held } from './held.ts';
import type { HoldQuestion } from './hold-question.ts';
import { parsedLines } from './listing-lines.ts';
import { reasonFor, worstGroups } from './worst-group.ts';

/** Reason for holding everything that a file lacks. */
export const IN_DOUBT = 'what was recorded of the list is not there any more as it was recorded';

/** How a listing is missing from a new file. */
type Gone = 'absent' | 'delisted';

/** Input for judging removals. */
type RemovalCheck = {
  /** Listings searched before, without those whose removal is held already. */
  readonly before: Iterable<Listing>;
  /** Listings that are missing from the new version, or marked as delisted. */
  readonly removed: ReadonlyMap<string, Gone>;
};

/** Held removals: earlier ones while the file lacks the listings, and new ones if unusually many. */
export function heldRemovals(
  { isDoubted, sha256, known, before, changes }: HoldQuestion,
  pending: readonly Held[],
): readonly Held[] {
  const gone = new Map<string, Gone>();
  for (const { change, listing, fields } of changes)
    if (change === 'removed') gone.set(listing, fields.length > 0 ? 'delisted' : 'absent');
  if (gone.size === 0) return [];
  const judged = new Set(known.map(({ listing }) => listing));
  const removed = new Map([...gone].filter(([id]) => !judged.has(id)));
  const reasonOf = isDoubted ? () => IN_DOUBT : whyHold({ before: without(judged, parsedLines(before)), removed });
  const still = pending.filter(({ listing }) => gone.has(listing));
  if (reasonOf === undefined) return still;
  const fresh = [...removed.keys()].map(
    (listing): Held => ({
      listing,
      what: 'listing',
      sha256,
      reason: reasonOf(listing),
      confirmed: false,
      content: null,
    }),
  );
  return [...still, ...fresh];
}

/**
 * Why the removals of a version are held, for each listing. A publisher's error (a missing programme, a file with half
 * the ships) looks like delisting; real delistings come a few at a time.
 * @returns undefined if the removals are ordinary
 */
export function whyHold({ before, removed }: RemovalCheck): ((listing: string) => string) | undefined {
  const groups = worstGroups(before, removed);
  if (groups === undefined) return undefined;
  const delisted = [...removed.values()].includes('delisted') ? ', or delisted in it' : '';
  return (listing) => reasonFor(groups, listing, `are gone from the publisher's file${delisted}`);
}

function* without(ids: ReadonlySet<string>, listings: Iterable<Listing>): Generator<Listing> {
  for (const listing of listings) if (!ids.has(listing.id)) yield listing;
}
