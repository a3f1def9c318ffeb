import type { Index } from '../index/open/open-index.ts';
import { LEAST_THRESHOLD, OPEN_POLICY } from '../screen/default-policy.ts';
import { screen } from '../screen/screen.ts';
import type { ListingId } from '../types/listing.ts';

/** The listing that a name fits best, whatever its list, effect or status; undefined if none comes close. */
export function findByName(index: Index, name: string): ListingId | undefined {
  const policy = { ...OPEN_POLICY, threshold: LEAST_THRESHOLD, limit: 1 } as const;
  const [hit] = screen(index, { searchText: name }, { ...policy, weakAliases: 'always' }).hits;
  return hit?.listings[0];
}
