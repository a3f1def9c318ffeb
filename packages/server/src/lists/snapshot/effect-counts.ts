import type { Effect, Listing } from '@namesake/engine';

/** Of one list, how many listings have each effect in law, each counted for all of its own; delisted ones are not. */
export type EffectCount = { readonly effect: Effect; readonly listings: number };

/** Counts listings by list and effect while they pass by: policies search some effects only. */
export class EffectCounts {
  readonly #lists = new Map<string, Map<Effect, number>>();

  /** Notes a listing and hands it on. */
  see(listing: Listing): Listing {
    if (listing.status === 'delisted') return listing;
    let counts = this.#lists.get(listing.list);
    if (counts === undefined) {
      counts = new Map();
      this.#lists.set(listing.list, counts);
    }
    for (const effect of listing.effects ?? [listing.effect]) counts.set(effect, (counts.get(effect) ?? 0) + 1);
    return listing;
  }

  of(list: string): readonly EffectCount[] {
    return [...(this.#lists.get(list) ?? [])].map(([effect, listings]) => ({ effect, listings }));
  }
}
