import type { Listing } from '@namesake/engine';
import { type Compacted, isNothing } from './compact.ts';
import { withInnerNames } from './inner-names.ts';
import { datesSaidOnce, saidOnce } from './said-once.ts';

/**
 * Members that every reader of a listing relies on, even if empty: a record without a programme still has `programs`.
 */
type Always = Pick<Listing, 'names' | 'programs' | 'entityType'>;

/** Members in which a repeated value is always a publisher's repetition. */
const ONCE: ReadonlySet<string> = new Set([
  'birthPlaces',
  'nationalities',
  'addresses',
  'identifiers',
  'positions',
  'titles',
  'contacts',
  'measures',
  'remarks',
]);

/** Same as `compact` for a whole listing; repeated values are kept once, and names inside a name are extracted. */
export function compactListing<T extends Always>(listing: T): Compacted<Omit<T, keyof Always>> & Always {
  const kept: Record<string, unknown> = {};
  for (const key in listing) {
    const member = listing[key];
    if (key !== 'names' && key !== 'programs' && !isNothing(member)) kept[key] = cleaned(key, member);
  }
  kept['names'] = withInnerNames(listing.names, listing.entityType === 'person');
  kept['programs'] = listing.programs;
  return kept as Compacted<Omit<T, keyof Always>> & Always;
}

function cleaned(key: string, member: unknown): unknown {
  if (!Array.isArray(member)) return member;
  if (key === 'birthDates' || key === 'deathDates') return datesSaidOnce(member);
  return ONCE.has(key) ? saidOnce(member) : member;
}
