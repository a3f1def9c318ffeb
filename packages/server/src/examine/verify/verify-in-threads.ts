import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { DatabaseSource } from '../../db/reading/database-source.ts';
import type { RangeOrder, RangeVerified } from './verification.ts';
import type { ThreadReply } from './verify-thread.ts';

/** Verifies ranges in as many threads as there are cores. After a break, ranges behind it are left out. */
export async function verifyInThreads(
  source: DatabaseSource,
  orders: readonly RangeOrder[],
  onEntries: (count: number) => void,
): Promise<readonly RangeVerified[]> {
  const results: RangeVerified[] = [];
  let next = 0;
  let firstBroken = Number.POSITIVE_INFINITY;
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./verify-thread.ts', import.meta.url), { workerData: source });
      let at = 0;
      const take = (): void => {
        at = next;
        next += 1;
        const order = orders[at];
        worker.postMessage(order === undefined || at > firstBroken ? null : order);
      };
      worker.on('message', (reply: ThreadReply) => {
        if ('entries' in reply) return onEntries(reply.entries);
        results[at] = reply.done;
        if (reply.done.broken !== undefined) firstBroken = Math.min(firstBroken, at);
        take();
      });
      worker.on('error', reject);
      worker.on('exit', () => resolve());
      take();
    });
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), orders.length) }, work));
  // In order; what was left out comes after the first break.
  return results.filter((result) => result !== undefined);
}
