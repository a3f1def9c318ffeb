import type { Listing } from '@namesake/engine';
import { type Compacted, isNothing } from './compact.ts';

/** What every reader of a listing relies on, empty or not: a record under no programme still has `programs`. */
type Always = Pick<Listing, 'names' | 'programs'>;

/** `compact` for a whole listing. */
export function compactListing<T extends Always>(listing: T): Compacted<Omit<T, keyof Always>> & Always {
  const kept: Record<string, unknown> = {};
  for (const key in listing) {
    const member = listing[key];
    if (key !== 'names' && key !== 'programs' && !isNothing(member)) kept[key] = member;
  }
  kept['names'] = listing.names;
  kept['programs'] = listing.programs;
  return kept as Compacted<Omit<T, keyof Always>> & Always;
}
