import type { Listing } from '@namesake/engine';
import { tiedListings } from '@namesake/lists';

/** Which listing states a relation to which, by id: pairs of numbers into `ids`, in the order of those they lead to. */
export type PackedTies = {
  readonly ids: readonly string[];
  readonly to: Uint32Array<ArrayBuffer>;
  readonly from: Uint32Array<ArrayBuffer>;
};

/**
 * Gathers which listing leads to which while listings pass by. What a relation says stays in the record of the listing
 * that states it; kept here is only the way back, which no record has.
 */
export class TiePacker {
  readonly #ties: (readonly [from: string, to: string])[] = [];

  /** Notes a listing, unless it has no relations. */
  see(listing: Listing): void {
    for (const to of tiedListings(listing)) this.#ties.push([listing.id, to]);
  }

  /** The ties that lead to one of the listings with these ids. */
  finish(present: Iterable<string>): PackedTies {
    const known = new Set(present);
    const ties = this.#ties.filter(([, to]) => known.has(to));
    const ids = [...new Set(ties.flat())].sort();
    const numbers = new Map(ids.map((id, number) => [id, number]));
    const pairs = ties
      .map(([from, to]) => [numbers.get(to) ?? 0, numbers.get(from) ?? 0] as const)
      .sort(([a, c], [b, d]) => a - b || c - d);
    return {
      ids,
      to: Uint32Array.from(pairs, ([to]) => to),
      from: Uint32Array.from(pairs, ([, from]) => from),
    };
  }
}
