import { ApiError } from '../errors/api-error.ts';
import { FairQueue } from './fair-queue.ts';

const MAX_WAITING = 16;
const MAX_WAITING_EACH = 4;
/** Typical duration if lists of another day must be loaded, for Retry-After. */
const ABOUT_MS = 2_000;

/**
 * Serialises work that must not crowd out searches: one item at a time, from each caller in turn, with a short queue.
 */
export class Semaphore {
  readonly #queue = new FairQueue<() => void>();
  readonly #what: string;
  #isBusy = false;

  /** @param what the kind of work, as the beginning of a sentence */
  constructor(what: string) {
    this.#what = what;
  }

  /**
   * Runs `work` when it is its turn.
   * @throws ApiError `overloaded` when the queue is full, `request_cancelled` when the caller hung up meanwhile
   */
  async take<Result>(caller: string, gone: AbortSignal, work: () => Promise<Result>): Promise<Result> {
    await this.#turn(caller);
    try {
      if (gone.aborted) throw new ApiError('request_cancelled');
      return await work();
    } finally {
      const next = this.#queue.take();
      if (next === undefined) this.#isBusy = false;
      else next();
    }
  }

  #turn(caller: string): Promise<void> {
    if (!this.#isBusy) {
      this.#isBusy = true;
      return Promise.resolve();
    }
    const own = this.#queue.sizeOf(caller);
    const all = this.#queue.size;
    if (all >= MAX_WAITING || own >= MAX_WAITING_EACH)
      throw new ApiError('overloaded', {
        detail: `${this.#what} are made one after another, and ${all} wait already. Nothing was run: try again in ${(all * ABOUT_MS) / 1_000} s.`,
        headers: { 'retry-after': String((all * ABOUT_MS) / 1_000) },
      });
    return new Promise((resolve) => this.#queue.add(caller, resolve));
  }
}
