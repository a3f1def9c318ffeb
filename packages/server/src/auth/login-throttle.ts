/** How many failures in how long close the door, and for how long a key is remembered. */
const FREE_FAILURES = 5;
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 15 * 60_000;
const MOST_KEYS = 10_000;

type Failures = { count: number; lastMs: number };

/**
 * Slows down guessing: after five failures for an account or an address, each further one doubles the wait, up to
 * 15 minutes. Kept in memory: a restart forgives, which is less harm than a table that strangers can fill.
 */
export class LoginThrottle {
  readonly #failures = new Map<string, Failures>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Milliseconds to wait before any of these keys may try again; 0 where it may now. */
  waitMs(keys: readonly string[]): number {
    return Math.max(0, ...keys.map((key) => this.#waitOf(key)));
  }

  /** Counts a failure against each key. */
  fail(keys: readonly string[]): void {
    for (const key of keys) {
      const count = (this.#failures.get(key)?.count ?? 0) + 1;
      this.#failures.delete(key);
      this.#failures.set(key, { count, lastMs: this.#now() });
    }
    for (const key of this.#failures.keys()) {
      if (this.#failures.size <= MOST_KEYS) break;
      this.#failures.delete(key);
    }
  }

  /** Forgets the failures of a key that has now proved itself. */
  succeed(key: string): void {
    this.#failures.delete(key);
  }

  #waitOf(key: string): number {
    const failures = this.#failures.get(key);
    if (failures === undefined || failures.count < FREE_FAILURES) return 0;
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures.count - FREE_FAILURES));
    return Math.max(0, failures.lastMs + wait - this.#now());
  }
}
