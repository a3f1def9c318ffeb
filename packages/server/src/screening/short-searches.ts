import { availableParallelism } from 'node:os';
import type { IndexImage } from '@namesake/engine';
import { type Policy, type Query, SHORT_STEPS } from '@namesake/engine/vocabulary';
import { ApiError } from '../lib/errors/api-error.ts';
import type { Screener } from '../lists/snapshot/screener.ts';
import { screenNow } from './search-now.ts';
import type { SearchPool } from './search-pool.ts';
import type { Screened, ShortSearch, TooExpensive } from './thread-protocol.ts';

/** An index for this thread, with the image that other threads open. */
type Shareable = { readonly screener: Pick<Screener, 'screen'>; readonly image: IndexImage };

type ShortSearchesOptions = {
  readonly pool: Pick<SearchPool, 'idle' | 'threads' | 'searchTogether' | 'startAnother'>;
  /** Number of processors: another thread only helps if there is more than one. */
  readonly processors?: number;
  /** Milliseconds of a monotonic clock. */
  readonly now?: () => number;
  /** Calls back once everything that arrived in this turn of the event loop has been read. */
  readonly soon?: (run: () => void) => void;
};

type Waiting = {
  readonly on: Shareable;
  readonly search: ShortSearch;
  readonly answered: (screened: Screened | TooExpensive) => void;
  readonly failed: (error: unknown) => void;
};

/** Target time of a batch for a thread; short, because a batch cannot be taken back. */
const TOGETHER_MS = 8;
const MAX_TOGETHER = 16;
/** Queued searches per second from which a separate thread pays off. */
const BEHIND = 200;
const WINDOW_MS = 1_000;
/** Weight of each new search in the moving average of search times. */
const LATELY = 1 / 64;

/**
 * Runs searches of a few words on this thread, since a hand-over costs as much as many of them. Idle threads take a
 * share if several arrive in one turn of the event loop. They also take unawaited searches: this thread has records to
 * write.
 */
export class ShortSearches {
  readonly #options: Required<ShortSearchesOptions>;
  #waiting: Waiting[] = [];
  /** Searches that no caller is waiting for. */
  #patient: Waiting[] = [];
  /** Number of batches at threads that are not answered yet. */
  #away = 0;
  #isTurnComing = false;
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
   * Resolves with `tooExpensive` if the search would block others for too long: it then belongs on the pool.
   * @param isAwaited whether a caller is waiting for it
   */
  screen(on: Shareable, query: Query, policy: Policy, isAwaited: boolean): Promise<Screened | TooExpensive> {
    return new Promise((answered, failed) => {
      const waiting = isAwaited ? this.#waiting : this.#patient;
      waiting.push({ on, search: { query, policy }, answered, failed });
      this.#turnSoon();
    });
  }

  #turnSoon(): void {
    if (this.#isTurnComing) return;
    this.#isTurnComing = true;
    this.#options.soon(() => this.#turn());
  }

  #turn(): void {
    this.#isTurnComing = false;
    this.#awaitedTurn();
    this.#patientTurn();
  }

  #awaitedTurn(): void {
    const { pool, processors } = this.#options;
    let waiting: readonly Waiting[] = this.#waiting;
    this.#waiting = [];
    for (let { idle } = pool; idle > 0 && waiting.length > 1; idle--) {
      const share = Math.min(Math.ceil((waiting.length - 1) / idle), this.#worthAThread);
      const image = waiting.at(-1)?.on.image;
      // The first searches run here at once.
      const given = this.#giveToThread(waiting.filter(({ on }) => on.image === image).slice(-share));
      waiting = waiting.filter((one) => !given.has(one));
    }
    const [, second] = waiting;
    if (second && processors > 1 && this.#areMany(waiting.length - 1)) pool.startAnother(second.on.image);
    for (const one of waiting) this.#here(one);
  }

  #patientTurn(): void {
    const { pool, processors } = this.#options;
    for (let isGiven = true; isGiven && this.#patient.length > 0; ) {
      const image = this.#patient[0]?.on.image;
      const given = this.#giveToThread(this.#patient.filter(({ on }) => on.image === image).slice(0, MAX_TOGETHER));
      this.#patient = this.#patient.filter((one) => !given.has(one));
      isGiven = given.size > 0;
    }
    const [first, second] = this.#patient;
    if (first === undefined) return;
    const few = pool.threads === 0 ? 1 : MAX_TOGETHER;
    if (this.#patient.length > few && processors > 1) pool.startAnother(first.on.image);
    if (this.#away > 0) return;
    this.#patient.shift();
    this.#here(first);
    if (second) this.#turnSoon();
  }

  /** Hands searches on one index to an idle thread. Returns those it took: all or none. */
  #giveToThread(together: readonly Waiting[]): ReadonlySet<Waiting> {
    const searches = together.map(({ search }) => search);
    const [first] = together;
    const answers = first && this.#options.pool.searchTogether(first.on.image, searches);
    if (answers === undefined) return new Set();
    this.#away += 1;
    const back = (): void => {
      this.#away -= 1;
      if (this.#patient.length > 0) this.#turnSoon();
    };
    const settle = (screened: readonly (Screened | TooExpensive)[]): void => {
      back();
      for (const [at, one] of together.entries()) this.#settle(one, screened[at]);
    };
    answers.then(settle, (error: unknown) => {
      // If the thread ended, nothing was answered yet and this thread can do it. Searches past their deadline must not
      // run here.
      if (!(error instanceof ApiError && error.code === 'deadline_exceeded')) return settle([]);
      back();
      for (const { failed } of together) failed(error);
    });
    return new Set(together);
  }

  get #worthAThread(): number {
    return Math.min(MAX_TOGETHER, Math.max(1, Math.round(TOGETHER_MS / this.#meanMs)));
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

  /** Adds searches that had to wait, and says whether there are too many within a second. */
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

/** Time after a search during which more are expected. */
const EXPECTED_FOR_MS = 250;

/** Whether awaited searches are expected, so that background work makes way for them. */
export class LiveSearches {
  readonly #now: () => number;
  #lastMs = Number.NEGATIVE_INFINITY;

  /** @param now milliseconds of a monotonic clock */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Notes that a search has arrived. */
  noteSearch(): void {
    this.#lastMs = this.#now();
  }

  get areComing(): boolean {
    return this.#now() - this.#lastMs < EXPECTED_FOR_MS;
  }
}
