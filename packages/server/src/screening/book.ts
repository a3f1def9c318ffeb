import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import type { IndexImage, Policy, Query } from '@namesake/engine';
import { startThread } from '../lib/threads/start-thread.ts';
import type { Screener } from '../lists/snapshot/screener.ts';
import type { BookQuestion, BookReply, BookStart } from './book-thread.ts';
import { findsNothing } from './finds-nothing.ts';

/** What a book is screened on: with an image where threads can screen it. */
type Searchable = { readonly screener: Pick<Screener, 'screen'>; readonly image: IndexImage | null };

const MOST_THREADS = 4;
const OPTIONS = { isBackground: true, endedText: 'A thread that screens customers ended.' };

/** Says which of many queries find nothing, in threads of low priority that share one index. */
export class Book {
  readonly #on: Searchable;
  readonly #threads: readonly BookThread[];

  constructor(on: Searchable) {
    this.#on = on;
    const count = on.image === null ? 0 : Math.min(MOST_THREADS, availableParallelism());
    this.#threads = Array.from({ length: count }, () => new BookThread(on.image));
  }

  /** For each query whether it finds nothing under a policy. One call at a time. Rejects where a thread ended. */
  async findNothing(queries: readonly Query[], policy: Policy): Promise<readonly boolean[]> {
    if (this.#threads.length === 0) return queries.map((query) => findsNothing(this.#on.screener, query, policy));
    const share = Math.ceil(queries.length / this.#threads.length);
    const parts = this.#threads.map((thread, at) =>
      thread.ask({ queries: queries.slice(at * share, (at + 1) * share), policy }),
    );
    return (await Promise.all(parts)).flat();
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.close()));
  }
}

class BookThread {
  readonly #thread: Worker;
  readonly #ended = Promise.withResolvers<never>();
  #reply = Promise.withResolvers<BookReply>();

  constructor(image: IndexImage | null) {
    const entry = new URL('./book-thread.ts', import.meta.url);
    const input = image === null ? null : ({ image } satisfies BookStart);
    this.#thread = startThread<BookReply>(
      entry,
      { ...OPTIONS, input },
      { message: (reply) => this.#reply.resolve(reply), ended: this.#ended.reject },
    );
    // A pending question reports the failure; without one, it must not be an unhandled rejection.
    this.#ended.promise.catch(() => {});
  }

  ask(question: BookQuestion): Promise<BookReply> {
    this.#reply = Promise.withResolvers<BookReply>();
    this.#thread.postMessage(question);
    return Promise.race([this.#reply.promise, this.#ended.promise]);
  }

  async close(): Promise<void> {
    await this.#thread.terminate();
  }
}
