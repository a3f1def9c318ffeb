import { crc32 } from 'node:zlib';
import type { Policy, Query, Screening } from '@namesake/engine';
import { LRUCache } from 'lru-cache';
import type { Screener } from '../lists/snapshot/screener.ts';

/** Approximate bytes that the screenings of one index may take. */
const MAX_BYTES = 8_000_000;
/** Approximate bytes of one screening without results, of each hit, and of each near miss. */
const BYTES = 1_500;
const BYTES_A_HIT = 6_000;
const BYTES_AN_ITEM = 300;

/** Slots of the table of hashes that marks queries seen before; a colliding query overwrites the slot. */
const MAX_ASKED = 2 ** 16;

type Recent = { readonly asked: Uint32Array; readonly screenings: LRUCache<string, Screening> };

/**
 * Cache of repeated screenings: payees are paid again. Within an index and a policy the result never changes, so only
 * the search is skipped; each request is still answered and recorded. Screenings are cached from their second search
 * on.
 */
export class RecentScreenings {
  readonly #byIndex = new WeakMap<Pick<Screener, 'screen'>, Recent>();

  find(on: Pick<Screener, 'screen'>, query: Query, policy: Policy): Screening | undefined {
    return this.#byIndex.get(on)?.screenings.get(keyOf(query, policy));
  }

  keep(on: Pick<Screener, 'screen'>, query: Query, policy: Policy, screening: Screening): void {
    const { asked, screenings } = this.#recentOf(on);
    const key = keyOf(query, policy);
    const number = crc32(key);
    const place = number % MAX_ASKED;
    if (asked[place] === number) screenings.set(key, screening);
    else asked[place] = number;
  }

  /** Drops all results on an index, because they may be wrong. */
  forget(on: Pick<Screener, 'screen'>): void {
    this.#byIndex.delete(on);
  }

  #recentOf(on: Pick<Screener, 'screen'>): Recent {
    const known = this.#byIndex.get(on);
    if (known !== undefined) return known;
    const screenings = new LRUCache<string, Screening>({ maxSize: MAX_BYTES, sizeCalculation: bytesOf });
    const made = { asked: new Uint32Array(MAX_ASKED), screenings };
    this.#byIndex.set(on, made);
    return made;
  }
}

/** Everything that a screening depends on, except the index. */
const keyOf = (query: Query, policy: Policy): string => JSON.stringify([policy, query]);

const bytesOf = ({ hits, suppressed }: Screening, key: string): number =>
  BYTES + key.length * 2 + hits.length * BYTES_A_HIT + suppressed.items.length * BYTES_AN_ITEM;
