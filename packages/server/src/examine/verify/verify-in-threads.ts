import { availableParallelism } from 'node:os';
import type { DatabaseSource } from '../../db/reading/database-source.ts';
import { runInThread } from '../../lib/threads/run-in-thread.ts';
import type { RangeOrder, RangeVerified } from './verification.ts';
import type { VerifyMessage } from './verify-thread.ts';

const ENTRY = new URL('./verify-thread.ts', import.meta.url);

/** Verifies ranges on as many threads as there are cores. Ranges after a break are skipped. */
export async function verifyInThreads(
  source: DatabaseSource,
  orders: readonly RangeOrder[],
  onEntries: (count: number) => void,
): Promise<readonly RangeVerified[]> {
  const results: RangeVerified[] = [];
  const stop = new AbortController();
  let next = 0;
  let firstBroken = Number.POSITIVE_INFINITY;
  const work = async (): Promise<void> => {
    let at = 0;
    const onMessage = (message: VerifyMessage): RangeOrder | null => {
      if ('entries' in message) {
        onEntries(message.entries);
        return null;
      }
      if (message.verified !== null) results[at] = message.verified;
      if (message.verified?.broken !== undefined) firstBroken = Math.min(firstBroken, at);
      at = next;
      next += 1;
      return at > firstBroken ? null : (orders[at] ?? null);
    };
    await runInThread<null, VerifyMessage, RangeOrder | null>(ENTRY, source, {
      onMessage,
      signal: stop.signal,
      endedText: 'A thread that verifies records ended early.',
    });
  };
  const width = Math.min(availableParallelism(), orders.length);
  // If one fails, the others are stopped.
  await Promise.all(Array.from({ length: width }, work)).finally(() => stop.abort());
  // In order; skipped ranges come after the first break.
  return results.filter((result) => result !== undefined);
}
