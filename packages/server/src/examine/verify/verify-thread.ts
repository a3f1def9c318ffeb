import { parentPort, workerData } from 'node:worker_threads';
import type { DatabaseSource } from '../../db/reading/database-source.ts';
import { openRows } from '../../db/reading/open-rows.ts';
import type { RangeOrder, RangeVerified } from './verification.ts';
import { verifyRange } from './verify-range.ts';

/** What the thread says: how many more entries it looked at, or what a range came to. */
export type ThreadReply = { readonly entries: number } | { readonly done: RangeVerified };

const port = parentPort;
if (port === null) throw new Error('verify-thread.ts runs as a worker only');
const source: DatabaseSource = workerData;
const reader = await openRows(source, 'unchanged');
port.on('message', async (order: RangeOrder | null) => {
  if (order === null) {
    await reader.close();
    port.close();
    return;
  }
  const done = await verifyRange(reader, order, (entries) => port.postMessage({ entries } satisfies ThreadReply));
  port.postMessage({ done } satisfies ThreadReply);
});
