import type { Worker } from 'node:worker_threads';
import type { Query } from '@namesake/engine';
import { startThread } from '../lib/threads/start-thread.ts';
import type { ComparerReply, ComparerStart } from './comparer-thread.ts';

const OPTIONS = { isBackground: true, endedText: 'The thread that compares ended.' };

/** Compares many queries with one party on its own thread, so that long texts do not delay searches. */
export class Comparer {
  readonly #thread: Worker;
  readonly #ended = Promise.withResolvers<never>();
  #reply = Promise.withResolvers<ComparerReply>();

  constructor(input: ComparerStart) {
    const entry = new URL('./comparer-thread.ts', import.meta.url);
    this.#thread = startThread<ComparerReply>(
      entry,
      { ...OPTIONS, input },
      { message: (reply) => this.#reply.resolve(reply), ended: this.#ended.reject },
    );
    // A pending comparison reports the failure; without one, it must not be an unhandled rejection.
    this.#ended.promise.catch(() => {});
  }

  /** Allows one call at a time. Rejects if the thread has ended. */
  compare(queries: readonly Query[]): Promise<ComparerReply> {
    this.#reply = Promise.withResolvers<ComparerReply>();
    this.#thread.postMessage(queries);
    return Promise.race([this.#reply.promise, this.#ended.promise]);
  }

  async close(): Promise<void> {
    await this.#thread.terminate();
  }
}
