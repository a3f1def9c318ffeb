import { availableParallelism } from 'node:os';
import type { IndexImage } from '@namesake/engine';
import { type Policy, type Query, SHORT_STEPS } from '@namesake/engine/vocabulary';
import { ApiError } from '../lib/errors/api-error.ts';
import type { Screener } from '../lists/snapshot/screener.ts';
import { screenNow } from './search-now.ts';
import type { SearchPool } from './search-pool.ts';
import type { Screened, ShortSearch, TooExpensive } from './thread-protocol.ts';

/** An index on this thread, and as other threads open it. */
type Shareable = { readonly screener: Pick<Screener, 'screen'>; readonly image: IndexImage };

type ShortSearchesOptions = {
  readonly pool: Pick<SearchPool, 'idle' | 'searchTogether' | 'startAnother'>;
  /** Processors of this machine: another thread helps where there is more than one. */
  readonly processors?: number;
  /** Milliseconds of a clock that only goes forward. */
  readonly now?: () => number;
  /** Calls back when what has arrived in this turn of the event loop was read. */
  readonly soon?: (run: () => void) => void;
};

type Waiting = {
  readonly on: Shareable;
  readonly search: ShortSearch;
  readonly answered: (screened: Screened | TooExpensive) => void;
  readonly failed: (error: unknown) => void;
};

/** A thread is given what takes about so long: what is given away cannot be taken back. */
const TOGETHER_MS = 8;
const MOST_TOGETHER = 16;
/** Searches per second that had to wait for another one, from which a separate thread pays off. */
const BEHIND = 200;
const WINDOW_MS = 1_000;
/** Of what a search takes, each counts for so much of the average. */
const LATELY = 1 / 64;

/**
 * Searches of a few words. One that arrives alone is done here: handing it over costs as much as many of them take. Of
 * several that arrive in one turn of the event loop, threads of the pool that have nothing to do get theirs, and what
 * stays is done here, in the same turn: nobody's request is read before there is time for it.
 */
export class ShortSearches {
  readonly #options: Required<ShortSearchesOptions>;
  #waiting: Waiting[] = [];
  #meanMs = 1;
  #behind = 0;
  #countedFromMs = 0;

  constructor(options: ShortSearchesOptions) {
    this.#options = {
      processors: availableParallelism(),
      now: () => performance.now(),
      soon: (run) => void setImmediate(run),
      ...options,
    };
  }

  /**
   * Resolves with `tooExpensive` where the search takes more than others may be made to wait for: it belongs on the
   * pool.
   */
  screen(on: Shareable, query: Query, policy: Policy): Promise<Screened | TooExpensive> {
    return new Promise((answered, failed) => {
      this.#waiting.push({ on, search: { query, policy }, answered, failed });
      if (this.#waiting.length === 1) this.#options.soon(() => this.#turn());
    });
  }

  #turn(): void {
    const { pool, processors } = this.#options;
    let waiting: readonly Waiting[] = this.#waiting;
    this.#waiting = [];
    for (let { idle } = pool; idle > 0 && waiting.length > 1; idle--) {
      const given = new Set(this.#shareWithThread(waiting, Math.ceil((waiting.length - 1) / idle)));
      waiting = waiting.filter((one) => !given.has(one));
    }
    const [, second] = waiting;
    if (second && processors > 1 && this.#areMany(waiting.length - 1)) pool.startAnother(second.on.image);
    for (const one of waiting) this.#here(one);
  }

  /** Gives a thread that has nothing to do some of what came last, on one index. Returns those it took. */
  #shareWithThread(waiting: readonly Waiting[], share: number): readonly Waiting[] {
    const image = waiting.at(-1)?.on.image;
    const most = Math.min(share, MOST_TOGETHER, Math.max(1, Math.round(TOGETHER_MS / this.#meanMs)));
    const together = waiting.filter(({ on }) => on.image === image).slice(-most);
    const searches = together.map(({ search }) => search);
    const answers = image && this.#options.pool.searchTogether(image, searches);
    if (answers === undefined) return [];
    const settle = (screened: readonly (Screened | TooExpensive)[]): void => {
      for (const [at, one] of together.entries()) this.#settle(one, screened[at]);
    };
    answers.then(settle, (error: unknown) => {
      // Where its thread ended nothing was answered yet, and this one can do the same; but not what took so long there.
      if (!(error instanceof ApiError && error.code === 'deadline_exceeded')) return settle([]);
      for (const { failed } of together) failed(error);
    });
    return together;
  }

  #settle(one: Waiting, screened: Screened | TooExpensive | undefined): void {
    if (screened === undefined) this.#here(one);
    else this.#answer(one, screened);
  }

  #here(one: Waiting): void {
    const { on, search, failed } = one;
    try {
      this.#answer(one, screenNow(on.screener, search.query, search.policy, SHORT_STEPS));
    } catch (error) {
      failed(error);
    }
  }

  #answer({ answered }: Waiting, screened: Screened | TooExpensive): void {
    this.#meanMs += (screened.tookMs - this.#meanMs) * LATELY;
    answered(screened);
  }

  /** Whether more searches that waited make too many within a second. */
  #areMany(behind: number): boolean {
    const nowMs = this.#options.now();
    if (nowMs - this.#countedFromMs > WINDOW_MS) {
      this.#countedFromMs = nowMs;
      this.#behind = 0;
    }
    this.#behind += behind;
    if (this.#behind < BEHIND) return false;
    this.#behind = 0;
    return true;
  }
}

/** After a search, for so long others are expected. */
const EXPECTED_FOR_MS = 250;

/** Whether searches are coming that somebody waits for: then work in the background makes room. */
export class LiveSearches {
  readonly #now: () => number;
  #lastMs = Number.NEGATIVE_INFINITY;

  /** @param now milliseconds of a clock that only goes forward */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** One has come. */
  came(): void {
    this.#lastMs = this.#now();
  }

  get areComing(): boolean {
    return this.#now() - this.#lastMs < EXPECTED_FOR_MS;
  }
}
