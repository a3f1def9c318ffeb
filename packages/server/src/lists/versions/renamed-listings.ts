import { type Listing, normaliseText } from '@namesake/engine';
import type { ListingChange } from './diff-lines.ts';
import { linesApart } from './listing-lines.ts';

/** One listing in the previous file and in the new one. */
export type ListingPair = { readonly before: Listing; readonly after: Listing };

/** Listings whose names differ between two versions, by id: only those that are listed in both. */
export function renamedListings(
  before: Iterable<string>,
  after: Iterable<string>,
  changes: readonly ListingChange[],
): ReadonlyMap<string, ListingPair> {
  const ids = changes
    .filter(({ change, fields }) => change === 'changed' && fields.includes('names'))
    .map(({ listing }) => listing);
  if (ids.length === 0) return new Map();
  const apart = linesApart(before, after);
  const [olds, news] = [byId(apart.before), byId(apart.after)];
  return new Map(
    ids.flatMap((id) => {
      const [old, now] = [olds.get(id), news.get(id)];
      return old === undefined || now === undefined ? [] : [[id, { before: old, after: now }] as const];
    }),
  );
}

/** Whether no earlier name is among the new ones, regardless of case, accents, word order and script. */
export function hasNoEarlierName({ before, after }: ListingPair): boolean {
  const now = new Set(after.names.map(({ value }) => nameKey(value)));
  return !before.names.some(({ value }) => now.has(nameKey(value)));
}

/** Whether the new file lacks an earlier name, as written. */
export function lacksEarlierName({ before, after }: ListingPair): boolean {
  const now = new Set(after.names.map(({ value }) => value));
  return before.names.some(({ value }) => !now.has(value));
}

const LISTS = [
  'names',
  'birthDates',
  'birthPlaces',
  'deathDates',
  'nationalities',
  'addresses',
  'identifiers',
  'positions',
  'titles',
  'contacts',
  'programs',
] as const satisfies readonly (keyof Listing)[];

/**
 * The new listing with the additional facts of the earlier one: either party is found, and a fact of one is no
 * contradiction to the other. Idempotent.
 */
export function unitedListing({ before, after }: ListingPair): Listing {
  const { gender, entityType, ...facts } = after;
  const united: Record<string, unknown> = {
    ...facts,
    entityType: before.entityType === entityType ? entityType : 'unknown',
  };
  if (gender !== undefined && gender === before.gender) united['gender'] = gender;
  for (const field of LISTS) {
    const values = [...(after[field] ?? []), ...(before[field] ?? [])];
    if (values.length > 0 || field === 'programs') united[field] = distinct(values);
  }
  // Only members of listings were combined, each with its own kind.
  return united as Listing;
}

function distinct(values: readonly unknown[]): unknown[] {
  const seen = new Set<string>();
  return values.filter((value) => {
    const key = JSON.stringify(value);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

function byId(lines: readonly string[]): Map<string, Listing> {
  return new Map(
    lines.map((line) => {
      const listing: Listing = JSON.parse(line);
      return [listing.id, listing];
    }),
  );
}

function nameKey(name: string): string {
  const words = normaliseText(name).tokens.map(({ text }) => text);
  return words.sort().join(' ');
}
