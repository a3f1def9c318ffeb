import {
  type Index,
  type ListingId,
  OPEN_POLICY,
  type Policy,
  type Query,
  type Screening,
  screen,
} from '@namesake/engine';

const MOST_HITS = 100;

/** Whether a name finds the listing that bears it; undefined where it is too common to tell, or shared by more parties than are shown. */
export function findsListing(index: Index, name: string, id: ListingId): boolean | undefined {
  const { query, policy } = searchFor(name, id);
  return isFound(screen(index, query, policy), id);
}

/** A search for a listing by its name, in its list alone. */
export const searchFor = (name: string, id: ListingId): { readonly query: Query; readonly policy: Policy } => ({
  query: { searchText: name },
  policy: { ...OPEN_POLICY, limit: MOST_HITS, lists: [id.slice(0, id.indexOf(':'))] },
});

/** What came of it, as `findsListing` tells it. */
export function isFound(
  { hits, total, insufficientName, unscreenable }: Screening,
  id: ListingId,
): boolean | undefined {
  if (insufficientName || unscreenable || total > hits.length) return undefined;
  return hits.some(({ listings }) => listings.includes(id));
}
