import type { Listing } from '@namesake/engine';
import { type Compacted, compact } from './compact.ts';

/** What every reader of a listing relies on, empty or not: a record under no programme still has `programs`. */
type Always = Pick<Listing, 'names' | 'programs'>;

/** `compact` for a whole listing. */
export function compactListing<T extends Always>(listing: T): Compacted<Omit<T, keyof Always>> & Always {
  const { names, programs, ...others } = listing;
  return { ...compact(others), names, programs };
}
