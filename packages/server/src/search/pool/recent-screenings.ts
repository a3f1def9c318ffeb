import { setImmediate as nextTurn } from 'node:timers/promises';
import { crc32 } from 'node:zlib';
import { type Policy, type Query, type Screening, SHORT_STEPS } from '@namesake/engine';
import { LRUCache } from 'lru-cache';
import type { Screener } from '../screener/screener.ts';
import { isCheap } from './is-cheap.ts';
import { screenNow } from './search-now.ts';

/** Bytes that screenings of one index may take, about. */
const MOST_BYTES = 8_000_000;
/** What one takes without results, for each result, and for each near miss, about. */
const BYTES = 1_500;
const BYTES_A_HIT = 6_000;
const BYTES_AN_ITEM = 300;

/** Queries of which is known that they were asked, by a number each; another one takes the place of one with a like number. */
const MOST_ASKED = 2 ** 16;

/** Of these, the latest are searched on a new index before it is searched by anybody else: those of some seconds, where nothing is known of any word yet. */
const MOST_CARRIED = 64;

type Known = { readonly query: Query; readonly policy: Policy; readonly screening: Screening };
type Recent = { readonly asked: Uint32Array; readonly screenings: LRUCache<string, Known> };

/**
 * Screenings that were done lately and more than once: payees are paid again, requests are sent again. What a query finds under a policy never
 * changes within an index; the latest of it is searched anew on the next one. Only the search is spared: each request is answered and recorded for itself.
 *
 * Most queries are never asked again. What is kept of them would be tidied up at length, so that one is kept when it is asked for the second time.
 */
export class RecentScreenings {
  readonly #byIndex = new WeakMap<Pick<Screener, 'screen'>, Recent>();
  readonly #texts = new WeakMap<Policy, string>();

  find(on: Pick<Screener, 'screen'>, query: Query, policy: Policy): Screening | undefined {
    return this.#byIndex.get(on)?.screenings.get(this.#keyOf(query, policy))?.screening;
  }

  keep(on: Pick<Screener, 'screen'>, query: Query, policy: Policy, screening: Screening): void {
    const { asked, screenings } = this.#recentOf(on);
    const key = this.#keyOf(query, policy);
    const number = crc32(key);
    const place = number % MOST_ASKED;
    if (asked[place] === number) screenings.set(key, { query, policy, screening });
    else asked[place] = number;
  }

  /** Forgets what was found on an index: it may be wrong. */
  forget(on: Pick<Screener, 'screen'>): void {
    this.#byIndex.delete(on);
  }

  /** Screens on a new index what was asked again and again on the one it replaces: one query a turn of the event loop, beside requests. */
  async carryOver(from: Pick<Screener, 'screen'>, to: Pick<Screener, 'screen'>): Promise<void> {
    const known = [...(this.#byIndex.get(from)?.screenings.entries() ?? [])];
    const { screenings } = this.#recentOf(to);
    const short = known.filter(([, { query }]) => isCheap(query)).slice(0, MOST_CARRIED);
    for (const [key, { query, policy }] of short.reverse()) {
      await nextTurn();
      const screened = screenNow(to, query, policy, SHORT_STEPS);
      if (!('tooExpensive' in screened)) screenings.set(key, { query, policy, screening: screened.screening });
    }
  }

  #recentOf(on: Pick<Screener, 'screen'>): Recent {
    const known = this.#byIndex.get(on);
    if (known !== undefined) return known;
    const screenings = new LRUCache<string, Known>({ maxSize: MOST_BYTES, sizeCalculation: bytesOf });
    const made = { asked: new Uint32Array(MOST_ASKED), screenings };
    this.#byIndex.set(on, made);
    return made;
  }

  /** All that a screening depends on beside the index. */
  #keyOf(query: Query, policy: Policy): string {
    const known = this.#texts.get(policy);
    const text = known ?? JSON.stringify(policy);
    if (known === undefined) this.#texts.set(policy, text);
    return text + JSON.stringify(query);
  }
}

const bytesOf = ({ screening: { hits, suppressed } }: Known, key: string): number =>
  BYTES + key.length * 2 + hits.length * BYTES_A_HIT + suppressed.items.length * BYTES_AN_ITEM;
