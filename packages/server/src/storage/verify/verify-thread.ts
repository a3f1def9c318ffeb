import { parentPort, workerData } from 'node:worker_threads';
import { openUnchanged } from './open-unchanged.ts';
import type { RangeOrder } from './verification.ts';
import { verifyRange } from './verify-range.ts';

/** What the thread says: how many more entries it looked at, or what a range came to. */
export type ThreadReply = { readonly entries: number } | { readonly done: ReturnType<typeof verifyRange> };

const port = parentPort;
if (port === null) throw new Error('verify-thread.ts runs as a worker only');
const db = openUnchanged(String(workerData));
port.on('message', (order: RangeOrder | null) => {
  if (order === null) {
    db.close();
    port.close();
    return;
  }
  const done = verifyRange(db, order, (entries) => port.postMessage({ entries } satisfies ThreadReply));
  port.postMessage({ done } satisfies ThreadReply);
});
