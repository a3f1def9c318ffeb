import { Worker } from 'node:worker_threads';
import type { ComparedEntity, Comparison, Policy, Query } from '@namesake/engine';

/** What a thread compares with. */
export type ComparerStart = { readonly entity: ComparedEntity; readonly policy: Policy };

/** Of a comparison, what is kept of it. */
export type Compared = Pick<Comparison, 'nameScore' | 'score' | 'priority'> & { readonly matchedName: string | null };

/** Of each query; null where it takes more work than a search may. */
export type ComparerReply = readonly (Compared | null)[];

/** Compares many queries with one party. */
export interface Comparer {
  /** One call at a time. Rejects where the thread ended. */
  compare(queries: readonly Query[]): Promise<ComparerReply>;
  close(): Promise<void>;
}

/** Compares in a thread of its own: long texts must not hold up searches. */
export function startComparer(start: ComparerStart): Comparer {
  const thread = new Worker(new URL('./comparer-thread.ts', import.meta.url), { workerData: start });
  const ended = new Promise<never>((_, reject) => {
    thread.on('error', reject);
    thread.on('exit', () => reject(new Error('The thread that compares ended.')));
  });
  // A pending comparison reports the failure; without one, it must not be an unhandled rejection.
  ended.catch(() => {});
  thread.unref();
  return {
    compare: (queries) => {
      const replied = new Promise<ComparerReply>((resolve) => thread.once('message', resolve));
      thread.postMessage(queries);
      return Promise.race([replied, ended]);
    },
    close: async () => void (await thread.terminate()),
  };
}
