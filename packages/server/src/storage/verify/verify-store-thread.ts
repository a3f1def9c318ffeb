import { parentPort, workerData } from 'node:worker_threads';
import { verifyRange } from './verify-range.ts';
import { type StoreVerified, verifyStore } from './verify-store.ts';

/** What the thread is started with. */
export type VerifyStoreStart = { readonly path: string; readonly trusted: ReadonlySet<string> };

/** What it says: how far it is, then what came of it. */
export type VerifyStoreReply = { readonly entries: number; readonly of: number } | { readonly verified: StoreVerified };

const TOLD_EVERY_MS = 250;

const port = parentPort;
if (port === null) throw new Error('verify-store-thread.ts runs as a worker only');
const { path, trusted }: VerifyStoreStart = workerData;
let toldAt = 0;
const onProgress = (entries: number, of: number): void => {
  if (performance.now() - toldAt < TOLD_EVERY_MS) return;
  toldAt = performance.now();
  port.postMessage({ entries, of } satisfies VerifyStoreReply);
};
port.postMessage({
  verified: await verifyStore(path, { trusted, onProgress, here: verifyRange }),
} satisfies VerifyStoreReply);
