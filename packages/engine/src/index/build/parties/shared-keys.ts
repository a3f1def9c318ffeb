import type { PartyFacts } from './party-facts.ts';

/** Maximum number of listings per key that are compared pairwise: a key with more of them distinguishes nobody. */
export const MAX_COMPARED = 60;

/** Listings by the keys that they share with others. */
export function sharing<Key extends string | number>(
  facts: readonly (PartyFacts | undefined)[],
  keysOf: (facts: PartyFacts, listing: number) => readonly Key[],
): ReadonlyMap<Key, readonly number[]> {
  const first = new Map<Key, number>();
  const shared = new Map<Key, number[]>();
  facts.forEach((own, listing) => {
    if (own === undefined) return;
    for (const key of keysOf(own, listing)) {
      const known = first.get(key);
      if (known === undefined) first.set(key, listing);
      else if (known !== listing) note(shared, key, known, listing);
    }
  });
  return shared;
}

function note<Key>(shared: Map<Key, number[]>, key: Key, first: number, listing: number): void {
  const known = shared.get(key);
  if (known === undefined) shared.set(key, [first, listing]);
  else if (known.at(-1) !== listing) known.push(listing);
}

/** Pairs of listings with a common key. */
export function* pairsOf(shared: ReadonlyMap<unknown, readonly number[]>): Generator<readonly [number, number]> {
  for (const listings of shared.values()) yield* pairsAmong(listings);
}

/** All pairs, unless there are too many listings. */
export function* pairsAmong(listings: readonly number[]): Generator<readonly [number, number]> {
  if (listings.length > MAX_COMPARED) return;
  for (const [i, one] of listings.entries()) for (const other of listings.slice(i + 1)) yield [one, other];
}
