import type { Listing, ListingId } from '@namesake/engine';
import { ListRefused } from '../../../list/list-refused.ts';
import type { ListVersion } from '../../../list/list-version.ts';
import type { DeltaChange, OfacDelta } from './read-delta.ts';

/**
 * Listings of a version after a delta, in order, with new ones at the end. All or nothing: throws `ListRefused` if the
 * delta is for another list, older than the version, or does not follow it, so that a missed or repeated delta is
 * noticed.
 */
export function applyDelta(
  version: Pick<ListVersion, 'id' | 'publishedAt'>,
  listings: Iterable<Listing>,
  delta: OfacDelta,
): Listing[] {
  const where = { list: version.id };
  if (delta.list !== version.id) {
    throw new ListRefused('wrong_list', `is a delta of ${delta.list}, which cannot change ${version.id}`, where);
  }
  if (delta.publishedAt < version.publishedAt) {
    const reason = `is a delta of ${delta.publishedAt}, older than the version it should change (${version.publishedAt})`;
    throw new ListRefused('older', reason, where);
  }
  const result = new Map<ListingId, Listing>([...listings].map((listing) => [listing.id, listing]));
  for (const change of delta.changes) apply(change, result, where);
  return [...result.values()];
}

function apply(change: DeltaChange, result: Map<ListingId, Listing>, where: { readonly list: string }): void {
  const isThere = result.has(change.id);
  if (change.action === 'add' && isThere) {
    const reason = `adds ${change.id}, which is there already: it has been applied before, or follows an earlier version`;
    throw new ListRefused('does_not_follow', reason, where);
  }
  if (change.action !== 'add' && !isThere) {
    const does = change.action === 'delete' ? 'deletes' : 'changes';
    const reason = `${does} ${change.id}, which is not there: a delta between is missing, take the whole list`;
    throw new ListRefused('does_not_follow', reason, where);
  }
  if (change.action === 'delete') result.delete(change.id);
  else result.set(change.id, change.listing);
}
