import { parentPort, workerData } from 'node:worker_threads';
import { verifyRange } from '../storage/verify/verify-range.ts';
import { type StoreVerified, verifyStore } from '../storage/verify/verify-store.ts';

/** What the thread is started with: a database, and the ids of keys that are this installation's. */
export type ChainThreadStart = { readonly path: string; readonly trusted: ReadonlySet<string> };

/** What it says: how far it is, then what came of it. */
export type ChainThreadReply = { readonly entries: number; readonly of: number } | { readonly verified: StoreVerified };

const TOLD_EVERY_MS = 250;

const port = parentPort;
if (port === null) throw new Error('chain-thread.ts runs as a worker only');
const { path, trusted }: ChainThreadStart = workerData;
let toldAt = Number.NEGATIVE_INFINITY;
const onProgress = (entries: number, of: number): void => {
  if (performance.now() - toldAt < TOLD_EVERY_MS) return;
  toldAt = performance.now();
  port.postMessage({ entries, of } satisfies ChainThreadReply);
};
const verified = await verifyStore(path, { trusted, onProgress, here: verifyRange });
port.postMessage({ verified } satisfies ChainThreadReply);
