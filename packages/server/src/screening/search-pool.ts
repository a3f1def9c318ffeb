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
  /**
   * Most threads at a time; each is started when there is work for it, and ends when there has been none for a while.
   */
  readonly width: number;
  /** How long after it was asked a search is answered or refused. */
  readonly deadlineMs: number;
  /** Most searches that wait, of all callers together and of each. */
  readonly mostWaiting?: number;
  readonly mostWaitingEach?: number;
  readonly start?: StartThread;
  /** Calls back after some milliseconds, unless what it returns is called before. */
  readonly after?: (ms: number, run: () => void) => () => void;
  /** Names that threads must find on an index, now and then; none where absent. */
  readonly controlsOf?: (image: IndexImage) => readonly ControlName[];
  /** Receives each thread that did not find one; it is replaced. */
  readonly lost?: (control: ControlLost) => void;
};

/** On which index, for whom, and who may call it off. */
export type PoolCall = { readonly image: IndexImage; readonly caller: string; readonly gone: AbortSignal };

export const MOST_WAITING = 256;
export const MOST_WAITING_EACH = 64;
/** After so long without work a thread ends, and gives back its memory and the index that it held. */
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
      mostWaiting: MOST_WAITING,
      mostWaitingEach: MOST_WAITING_EACH,
      start: startPoolThread,
      after: afterMs,
      controlsOf: () => [],
      lost: () => {},
      ...options,
    };
  }

  /** How many threads there are now. */
  get threads(): number {
    return this.#threads.size;
  }

  /** How many of them have nothing to do. */
  get idle(): number {
    let count = 0;
    for (const { work } of this.#threads) if (work === undefined) count += 1;
    return count;
  }

  /** How many searches wait for a thread. */
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
   * Gives short searches to a thread that has nothing to do; undefined where there is none.
   *
   * @throws ApiError `deadline_exceeded`; another one where the thread ends meanwhile
   */
  searchTogether(
    image: IndexImage,
    searches: readonly ShortSearch[],
  ): Promise<readonly (Screened | TooExpensive)[]> | undefined {
    const thread = this.#idleThread();
    return thread && this.#together(thread, image, searches);
  }

  /** Starts one more thread for short searches; it is idle when it has loaded what it needs. */
  startAnother(image: IndexImage): void {
    const thread = this.#closed ? undefined : this.#started();
    // Who is not asked anything yet has nothing to lose.
    if (thread) this.#together(thread, image, []).catch(() => {});
  }

  /** Refuses what waits and ends the threads. */
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
      // What is under way cannot be interrupted: its answer goes nowhere, and its deadline stays.
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

  /** @throws ApiError where too much waits already */
  #admit(caller: string): void {
    if (this.#closed) throw new ApiError('shutting_down', { headers: { 'retry-after': '5' } });
    const { mostWaiting, mostWaitingEach, width } = this.#options;
    const own = this.#queue.sizeOf(caller);
    if (this.#queue.size < mostWaiting && own < mostWaitingEach) return;
    const tooMany = { all: this.#queue.size, own: own < mostWaitingEach ? null : own };
    throw overloaded(tooMany, (this.#queue.size * this.#meanMs) / width);
  }

  /** Gives up work that waits or is under way. A search cannot be interrupted: its thread ends with it. */
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

  /** Gives waiting work to threads that have none. */
  #next(): void {
    while (this.#queue.size > 0) {
      const thread = this.#idleThread() ?? this.#started();
      const work = thread === undefined ? undefined : this.#queue.take();
      if (thread === undefined || work === undefined) return;
      thread.search(work);
    }
  }

  /** Another thread; undefined where there are as many as there may be. */
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
