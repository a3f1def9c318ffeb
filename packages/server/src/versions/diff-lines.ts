import type { Listing } from '@namesake/engine';
import { diffListings } from '@namesake/lists';

export const CHANGE_KINDS = ['added', 'changed', 'removed'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** What became of one listing between two versions of its list. */
export type ListingChange = {
  readonly listing: string;
  readonly change: ChangeKind;
  /** Members of the listing that differ, where it changed. */
  readonly fields: readonly string[];
  readonly entityType: Listing['entityType'];
  readonly name: string;
};

/** What differs between two versions of a list, as `VersionFiles` keeps them. Equal lines are never parsed. */
export function diffLines(before: readonly string[], after: readonly string[]): readonly ListingChange[] {
  const [old, now] = [new Set(before), new Set(after)];
  const diff = diffListings(
    before.filter((line) => !now.has(line)).map(parse),
    after.filter((line) => !old.has(line)).map(parse),
  );
  return [
    ...diff.added.map((listing) => toChange('added', listing)),
    ...diff.changed.map(({ after, fields }) => toChange('changed', after, fields)),
    ...diff.removed.map((listing) => toChange('removed', listing)),
  ];
}

/** Numbers of listings that were added, changed and removed. */
export function countChanges(changes: readonly Pick<ListingChange, 'change'>[]): Readonly<Record<ChangeKind, number>> {
  const counts = { added: 0, changed: 0, removed: 0 };
  for (const { change } of changes) counts[change] += 1;
  return counts;
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
