import type { Policy, Query, Screening } from '@namesake/engine';
import { LRUCache } from 'lru-cache';
import type { Screener } from './screener.ts';

/** Bytes that screenings of one index may take, about. */
const MOST_BYTES = 8_000_000;
/** What one takes without results, for each result, and for each near miss, about. */
const BYTES = 1_500;
const BYTES_A_HIT = 6_000;
const BYTES_AN_ITEM = 300;

/**
 * Screenings that were done lately: payees are paid again, requests are sent again. What a query finds under a policy never changes within an index,
 * and goes with it. Only the search is spared: each request is answered and recorded for itself.
 */
export class RecentScreenings {
  readonly #byIndex = new WeakMap<Pick<Screener, 'screen'>, LRUCache<string, Screening>>();
  readonly #texts = new WeakMap<Policy, string>();

  find(on: Pick<Screener, 'screen'>, query: Query, policy: Policy): Screening | undefined {
    return this.#byIndex.get(on)?.get(this.#keyOf(query, policy));
  }

  keep(on: Pick<Screener, 'screen'>, query: Query, policy: Policy, screening: Screening): void {
    let known = this.#byIndex.get(on);
    if (known === undefined) {
      known = new LRUCache({ maxSize: MOST_BYTES, sizeCalculation: bytesOf });
      this.#byIndex.set(on, known);
    }
    known.set(this.#keyOf(query, policy), screening);
  }

  /** All that a screening depends on beside the index. */
  #keyOf(query: Query, policy: Policy): string {
    const known = this.#texts.get(policy);
    const text = known ?? JSON.stringify(policy);
    if (known === undefined) this.#texts.set(policy, text);
    return text + JSON.stringify(query);
  }
}

const bytesOf = ({ hits, suppressed }: Screening, key: string): number =>
  BYTES + key.length * 2 + hits.length * BYTES_A_HIT + suppressed.items.length * BYTES_AN_ITEM;
