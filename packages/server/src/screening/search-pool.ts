import type { IndexImage, Policy, Query } from '@namesake/engine';
import { ApiError } from '../lib/errors/api-error.ts';
import { FairQueue } from '../lib/threads/fair-queue.ts';
import type { ControlName } from '../lists/snapshot/prove-index.ts';
import type { Work } from './pool-work.ts';
import { PooledThread } from './pooled-thread.ts';
import { overloaded, tooExpensive } from './refusals.ts';
import { type StartThread, startPoolThread } from './start-pool-thread.ts';
import type {
  ControlLost,
  Diagnosed,
  ExpectedParty,
  Screened,
  SearchAnswer,
  SearchJob,
  ShortSearch,
  TooExpensive,
} from './thread-protocol.ts';

export type SearchPoolOptions = {
  /** Maximum number of threads. Each starts when there is work for it and ends after a time without any. */
  readonly width: number;
  /** Time from arrival within which a search is answered or refused. */
  readonly deadlineMs: number;
  /** Maximum number of waiting searches, of all callers and of each caller. */
  readonly mostWaiting?: number;
  readonly mostWaitingEach?: number;
  readonly start?: StartThread;
  /** Calls back after a delay, unless the returned function is called before. */
  readonly after?: (ms: number, run: () => void) => () => void;
  /** Control names that threads must find on an index from time to time; none if absent. */
  readonly controlsOf?: (image: IndexImage) => readonly ControlName[];
  /** Receives each fault of a thread that missed a control name; the thread is replaced. */
  readonly lost?: (control: ControlLost) => void;
};

/** Index to search, caller, and signal that cancels the call. */
export type PoolCall = { readonly image: IndexImage; readonly caller: string; readonly gone: AbortSignal };

export const MAX_WAITING = 256;
export const MAX_WAITING_EACH = 64;
/** A thread ends after this idle time, which frees its memory and its index. */
const IDLE_MS = 120_000;

/**
 * Runs searches that would block the event loop, on threads that share the index. The queue is bounded and serves
 * callers in turn. A search is cancelled when its caller hangs up and refused at its deadline: it is never answered in
 * part.
 */
export class SearchPool {
  readonly #options: Required<SearchPoolOptions>;
  readonly #queue = new FairQueue<Work>();
  readonly #threads = new Set<PooledThread<Work>>();
  /** Recent mean time of a search, for Retry-After. */
  #meanMs = 20;
  #closed = false;

  constructor(options: SearchPoolOptions) {
    this.#options = {
      mostWaiting: MAX_WAITING,
      mostWaitingEach: MAX_WAITING_EACH,
      start: startPoolThread,
      after: afterMs,
      controlsOf: () => [],
      lost: () => {},
      ...options,
    };
  }

  /** Number of running threads. */
  get threads(): number {
    return this.#threads.size;
  }

  /** Number of idle threads. */
  get idle(): number {
    let count = 0;
    for (const { work } of this.#threads) if (work === undefined) count += 1;
    return count;
  }

  /** Number of searches that wait for a thread. */
  get waiting(): number {
    return this.#queue.size;
  }

  /**
   * @throws ApiError `overloaded`, `deadline_exceeded`, `search_too_expensive`, `request_cancelled`, `shutting_down`
   */
  async screen(call: PoolCall, query: Query, policy: Policy): Promise<Screened> {
    const answer = await this.#run(call, { kind: 'screen', query, policy });
    if (answer.kind === 'too_expensive') throw tooExpensive();
    if (answer.kind !== 'screen') throw new Error('The pool mixed up its answers.');
    return answer;
  }

  /** @throws ApiError as `screen` */
  async diagnose(call: PoolCall, query: Query, policy: Policy, party: ExpectedParty): Promise<Diagnosed> {
    const answer = await this.#run(call, { kind: 'diagnose', query, policy, party });
    if (answer.kind === 'too_expensive') throw tooExpensive();
    if (answer.kind !== 'diagnose') throw new Error('The pool mixed up its answers.');
    return answer;
  }

  /**
   * Hands short searches to an idle thread; undefined if there is none.
   * @throws ApiError `deadline_exceeded`; another error if the thread ends meanwhile
   */
  searchTogether(
    image: IndexImage,
    searches: readonly ShortSearch[],
  ): Promise<readonly (Screened | TooExpensive)[]> | undefined {
    const thread = this.#idleThread();
    return thread && this.#together(thread, image, searches);
  }

  /** Starts one more thread for short searches; it is idle once it has loaded its modules. */
  startAnother(image: IndexImage): void {
    const thread = this.#closed ? undefined : this.#started();
    // No caller waits for this thread yet, so a failure can be ignored.
    if (thread) this.#together(thread, image, []).catch(() => {});
  }

  /** Refuses waiting searches and ends the threads. */
  close(): void {
    this.#closed = true;
    for (let work = this.#queue.take(); work !== undefined; work = this.#queue.take())
      work.refused(new ApiError('shutting_down', { headers: { 'retry-after': '5' } }));
    for (const thread of this.#threads) this.#end(thread, new ApiError('shutting_down'));
  }

  #together(
    thread: PooledThread<Work>,
    image: IndexImage,
    searches: readonly ShortSearch[],
  ): Promise<readonly (Screened | TooExpensive)[]> {
    return new Promise((resolve, reject) => {
      const work: Work = {
        image,
        caller: '',
        job: { kind: 'together', searches },
        answered: (answer) => {
          stopClock();
          if (answer.kind === 'together') resolve(answer.screened);
          else reject(new ApiError('internal_error'));
        },
        refused: (error) => {
          stopClock();
          reject(error);
        },
      };
      const stopClock = this.#options.after(this.#options.deadlineMs, () => this.#tooLate(work));
      thread.search(work);
    });
  }

  #idleThread(): PooledThread<Work> | undefined {
    for (const thread of this.#threads) if (thread.work === undefined) return thread;
    return undefined;
  }

  #run({ image, caller, gone }: PoolCall, job: SearchJob): Promise<SearchAnswer> {
    return new Promise((resolve, reject) => {
      this.#admit(caller);
      if (gone.aborted) throw new ApiError('request_cancelled');
      const settled = (): void => {
        stopClock();
        gone.removeEventListener('abort', hungUp);
      };
      const work: Work = {
        image,
        caller,
        job,
        answered: (answer) => {
          settled();
          resolve(answer);
        },
        refused: (error) => {
          settled();
          reject(error);
        },
      };
      // A running search cannot be interrupted: its answer is discarded, and its deadline stays.
      const hungUp = (): void =>
        this.#queue.remove(caller, work)
          ? work.refused(new ApiError('request_cancelled'))
          : reject(new ApiError('request_cancelled'));
      const stopClock = this.#options.after(this.#options.deadlineMs, () => this.#tooLate(work));
      gone.addEventListener('abort', hungUp, { once: true });
      this.#queue.add(caller, work);
      this.#next();
    });
  }

  /** @throws ApiError if too many searches wait already */
  #admit(caller: string): void {
    if (this.#closed) throw new ApiError('shutting_down', { headers: { 'retry-after': '5' } });
    const { mostWaiting, mostWaitingEach, width } = this.#options;
    const own = this.#queue.sizeOf(caller);
    if (this.#queue.size < mostWaiting && own < mostWaitingEach) return;
    const tooMany = { all: this.#queue.size, own: own < mostWaitingEach ? null : own };
    throw overloaded(tooMany, (this.#queue.size * this.#meanMs) / width);
  }

  /** Gives up a waiting or running search. A search cannot be interrupted, so its thread is ended. */
  #tooLate(work: Work): void {
    const error = new ApiError('deadline_exceeded', { headers: { 'retry-after': '1' } });
    if (this.#queue.remove(work.caller, work)) {
      work.refused(error);
      return;
    }
    const thread = [...this.#threads].find((one) => one.work === work);
    if (thread === undefined) return;
    this.#end(thread, error);
    this.#next();
  }

  /** Hands waiting searches to idle threads. */
  #next(): void {
    while (this.#queue.size > 0) {
      const thread = this.#idleThread() ?? this.#started();
      const work = thread === undefined ? undefined : this.#queue.take();
      if (thread === undefined || work === undefined) return;
      thread.search(work);
    }
  }

  /** Starts another thread; undefined at the maximum. */
  #started(): PooledThread<Work> | undefined {
    if (this.#threads.size >= this.#options.width) return undefined;
    const { start, after, controlsOf, lost } = this.#options;
    const thread: PooledThread<Work> = new PooledThread({
      start,
      after,
      idleMs: IDLE_MS,
      answered: (work, answer) => {
        if (answer.kind !== 'together') this.#meanMs += (answer.tookMs - this.#meanMs) / 10;
        work.answered(answer);
        this.#next();
      },
      idle: () => this.#end(thread, new ApiError('internal_error')),
      ended: (cause) => {
        this.#end(thread, new ApiError('internal_error', { cause }));
        this.#next();
      },
      controlsOf,
      lost: (control) => {
        this.#end(thread, new ApiError('internal_error'));
        lost(control);
        this.#next();
      },
    });
    this.#threads.add(thread);
    return thread;
  }

  #end(thread: PooledThread<Work>, why: ApiError): void {
    if (!this.#threads.delete(thread)) return;
    const { work } = thread;
    thread.end();
    work?.refused(why);
  }
}

function afterMs(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms);
  timer.unref();
  return () => clearTimeout(timer);
}
