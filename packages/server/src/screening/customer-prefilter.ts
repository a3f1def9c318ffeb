import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import type { IndexImage, Policy, Query } from '@namesake/engine';
import { startThread } from '../lib/threads/start-thread.ts';
import type { Screener } from '../lists/snapshot/screener.ts';
import { TOUCHED } from './customer-notes.ts';
import { findsNothing } from './finds-nothing.ts';
import type { CustomerColumns, PrefilterQuestion, PrefilterReply, PrefilterStart, ToNote } from './prefilter-thread.ts';

/** What customers are searched on. `image` is null if threads cannot share the index. */
type Searchable = { readonly screener: Pick<Screener, 'screen'>; readonly image: IndexImage | null };

const MAX_THREADS = 4;
const OPTIONS = { isBackground: true, endedText: 'A thread that screens customers ended.' };

/** Screens many queries on low-priority threads that share one index. Calls reject if a thread has ended. */
export class CustomerPrefilter {
  readonly #on: Searchable;
  readonly #threads: readonly PrefilterThread[];
  #turn = 0;

  constructor(on: Searchable, start: typeof startPrefilterThread = startPrefilterThread) {
    this.#on = on;
    const count = on.image === null ? 0 : Math.min(MAX_THREADS, availableParallelism());
    this.#threads = Array.from({ length: count }, () => new PrefilterThread(on.image, start));
  }

  /**
   * Whether each query finds nothing under a policy.
   * @param isLoose for insufficient names: whether nothing can be shown for them either
   */
  async findNothing(queries: readonly Query[], policy: Policy, isLoose = false): Promise<readonly boolean[]> {
    if (this.#threads.length === 0)
      return queries.map((query) => !isLoose && findsNothing(this.#on.screener, query, policy));
    const share = Math.ceil(queries.length / this.#threads.length);
    const parts = this.#threads.map(async (thread, at) => {
      const own = queries.slice(at * share, (at + 1) * share);
      const { nothing } = own.length === 0 ? {} : await thread.ask({ ask: 'nothing', queries: own, policy, isLoose });
      // Without an answer from the thread, the query may have a match.
      return own.map((_, of) => nothing?.[of] ?? false);
    });
    return (await Promise.all(parts)).flat();
  }

  /**
   * Whether the searches of each customer may find a listing, judged by the noted look-ups and the threshold of its
   * group; without thresholds, only whether anything is noted. Also counts the `plain` customers of each group.
   */
  async touched(
    customers: CustomerColumns,
    notes: Uint8Array,
    thresholds: ReadonlyMap<string, number> | null,
  ): Promise<Pick<PrefilterReply, 'plain' | 'touched'>> {
    const found = await this.#next()?.ask({ ask: 'touched', customers, notes, thresholds });
    const touched = found?.touched ?? new Uint8Array(customers.places.length).fill(TOUCHED.touched);
    return { touched, plain: found?.plain ?? new Map() };
  }

  /** Packs look-ups by place: new ones for `toNote`, and existing notes of customers whose seal is unchanged. */
  async notes(
    customers: CustomerColumns,
    notes: Uint8Array | undefined,
    toNote: ReadonlyMap<number, ToNote>,
  ): Promise<Uint8Array | undefined> {
    return (await this.#next()?.ask({ ask: 'notes', customers, notes, toNote }))?.notes;
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.close()));
  }

  /** Round-robin; undefined if there are no threads. */
  #next(): PrefilterThread | undefined {
    this.#turn += 1;
    return this.#threads[this.#turn % this.#threads.length];
  }
}

type Reply = Partial<PrefilterReply>;

/** Starts a thread that screens customers. */
const startPrefilterThread = (
  image: IndexImage | null,
  on: { readonly message: (reply: Reply) => void; readonly ended: (cause: Error) => void },
): Pick<Worker, 'postMessage' | 'terminate'> => {
  const entry = new URL('./prefilter-thread.ts', import.meta.url);
  const input = image === null ? null : ({ image } satisfies PrefilterStart);
  return startThread<Reply>(entry, { ...OPTIONS, input }, on);
};

class PrefilterThread {
  readonly #thread: ReturnType<typeof startPrefilterThread>;
  readonly #ended = Promise.withResolvers<never>();
  /** Pending questions, oldest first. */
  readonly #waiting: ((reply: Reply) => void)[] = [];

  constructor(image: IndexImage | null, start: typeof startPrefilterThread) {
    this.#thread = start(image, { message: (reply) => this.#waiting.shift()?.(reply), ended: this.#ended.reject });
    // A pending question reports the failure; without one, it must not be an unhandled rejection.
    this.#ended.promise.catch(() => {});
  }

  ask(question: PrefilterQuestion): Promise<Reply> {
    const replied = new Promise<Reply>((resolve) => this.#waiting.push(resolve));
    this.#thread.postMessage(question);
    return Promise.race([replied, this.#ended.promise]);
  }

  async close(): Promise<void> {
    await this.#thread.terminate();
  }
}
