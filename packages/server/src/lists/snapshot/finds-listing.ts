import {
  type Index,
  type ListingId,
  OPEN_POLICY,
  type Policy,
  type Query,
  type Screening,
  screen,
} from '@namesake/engine';
import { listOf } from '../../lib/ids/listing-id.ts';

const MAX_HITS = 100;

/** Whether a name finds its listing; undefined if the name is too common, or shared by more parties than are shown. */
export function findsListing(index: Index, name: string, id: ListingId): boolean | undefined {
  return isFound((query, policy) => screen(index, query, policy), name, id);
}

/** Same as `findsListing`, with any search function. */
export function isFound(
  search: (query: Query, policy: Policy) => Screening,
  name: string,
  id: ListingId,
): boolean | undefined {
  const policy = { ...OPEN_POLICY, limit: MAX_HITS, lists: [listOf(id)] };
  const { hits, total, insufficientName, unscreenable } = search({ searchText: name }, policy);
  if (insufficientName || unscreenable || total > hits.length) return undefined;
  return hits.some(({ listings }) => listings.includes(id));
}
