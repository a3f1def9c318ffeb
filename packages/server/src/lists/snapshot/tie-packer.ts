import type { Listing } from '@namesake/engine';
import { tiedListings } from '@namesake/lists';

/** Relations between listings: pairs of indexes into `ids`, ordered by target. */
export type PackedTies = {
  readonly ids: readonly string[];
  readonly to: Uint32Array<ArrayBuffer>;
  readonly from: Uint32Array<ArrayBuffer>;
};

/**
 * Collects relations while listings pass by. The content of a relation stays in the record that states it; this keeps
 * only the reverse direction, which no record has.
 */
export class TiePacker {
  readonly #ties: (readonly [from: string, to: string])[] = [];

  /** Notes the relations of a listing, if any. */
  see(listing: Listing): void {
    for (const to of tiedListings(listing)) this.#ties.push([listing.id, to]);
  }

  /** The relations whose target is one of these listings. */
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
