import type { Listing } from '@namesake/engine';
// Imported by its own path, so that the thread that compares versions loads neither list formats nor the engine.
import { diffListings } from '@namesake/lists/diff';
import { linesApart } from './listing-lines.ts';

const CHANGE_KINDS = ['added', 'changed', 'removed'] as const;
type ChangeKind = (typeof CHANGE_KINDS)[number];

/** Change of one listing between two versions of its list. */
export type ListingChange = {
  readonly listing: string;
  readonly change: ChangeKind;
  /**
   * Members of the listing that differ, for a change; for a removal, includes `status` if the listing is still in the
   * file as delisted.
   */
  readonly fields: readonly string[];
  readonly entityType: Listing['entityType'];
  readonly name: string;
};

/**
 * Differences between two versions of a list, given as sorted lines from `VersionFiles`. Equal lines are never parsed.
 * A party that stays in the file as delisted counts as removed, and its return as added.
 */
export function diffLines(before: Iterable<string>, after: Iterable<string>): readonly ListingChange[] {
  const apart = linesApart(before, after);
  const diff = diffListings(apart.before.map(parse), apart.after.map(parse));
  const changes = [
    ...diff.added.map((listing) => toChange('added', listing)),
    ...diff.changed.map(({ before, after, fields }) => toChange(kindOf(before, after), after, fields)),
    ...diff.removed.map((listing) => toChange('removed', listing)),
  ];
  return CHANGE_KINDS.flatMap((kind) => changes.filter(({ change }) => change === kind).sort(byListing));
}

/** Numbers of listings that were added, changed and removed. */
export function countChanges(changes: readonly Pick<ListingChange, 'change'>[]): Readonly<Record<ChangeKind, number>> {
  const counts = { added: 0, changed: 0, removed: 0 };
  for (const { change } of changes) counts[change] += 1;
  return counts;
}

function kindOf(before: Listing, after: Listing): ChangeKind {
  if (before.status === after.status) return 'changed';
  return after.status === 'delisted' ? 'removed' : 'added';
}

function byListing(a: ListingChange, b: ListingChange): number {
  return a.listing < b.listing ? -1 : a.listing > b.listing ? 1 : 0;
}

function parse(line: string): Listing {
  const listing: Listing = JSON.parse(line);
  return listing;
}

function toChange(change: ChangeKind, listing: Listing, fields: readonly string[] = []): ListingChange {
  const { id, entityType, names } = listing;
  const name = (names.find(({ kind }) => kind === 'primary') ?? names[0])?.value ?? '';
  return { listing: id, change, fields, entityType, name };
}
