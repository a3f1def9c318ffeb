import { foldIdentifier, isValidImo } from '../normalise/identifier.ts';
import type { Listing, ListingId } from '../types/listing.ts';

/**
 * Which listings are shown as one party: those that share a UN reference or a valid IMO ship number between them, and those of which one
 * only repeats the other. For display only:
 * scores and evidence stay with the single listing.
 * @param listings in order of precedence
 * @returns for each listing the position of the first listing of its party
 */
export function entityOf(listings: readonly Listing[]): Int32Array {
  const parent = Int32Array.from(listings, (_, i) => i);
  const rootOf = (i: number): number => {
    let root = i;
    while (parent[root] !== root) root = parent[root] ?? root;
    parent[i] = root;
    return root;
  };
  const repeated = new Set(listings.map(({ repeats }) => repeats));
  const firstWith = new Map<string, number>();
  listings.forEach((listing, i) => {
    for (const key of sharedKeys(listing, repeated)) {
      const first = firstWith.get(key);
      if (first === undefined) firstWith.set(key, i);
      else {
        const [a, b] = [rootOf(first), rootOf(i)];
        parent[Math.max(a, b)] = Math.min(a, b);
      }
    }
  });
  return parent.map((_, i) => rootOf(i));
}

function* sharedKeys(listing: Listing, repeated: ReadonlySet<ListingId | undefined>): Iterable<string> {
  if (listing.repeats) yield `listing:${listing.repeats}`;
  if (repeated.has(listing.id)) yield `listing:${listing.id}`;
  // A list that repeats a reference means several records of it: those stay apart within one list only if types differ.
  if (listing.unReference) yield `un:${listing.entityType}:${foldIdentifier(listing.unReference)}`;
  for (const { type, value } of listing.identifiers ?? []) {
    const imo = type === 'imo' ? foldIdentifier(value, 'imo') : '';
    if (listing.entityType === 'vessel' && isValidImo(imo)) yield `imo:${imo}`;
  }
}
