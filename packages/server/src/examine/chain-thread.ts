import type { KeyObject } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import type { DatabaseSource } from '../db/reading/database-source.ts';
import { stepBack } from '../lib/threads/step-back.ts';
import { verifyRange } from './verify/verify-range.ts';
import { type StoreVerified, verifyStore } from './verify/verify-store.ts';

/** What the thread is started with: a database, the ids of keys that are this installation's, the key of its rows. */
export type ChainThreadStart = {
  readonly source: DatabaseSource;
  readonly trusted: ReadonlySet<string>;
  readonly rowKey: KeyObject;
};

/** What it says: how far it is, then what came of it. */
export type ChainThreadReply = { readonly entries: number; readonly of: number } | { readonly verified: StoreVerified };

const REPORT_EVERY_MS = 250;

const port = parentPort;
if (port === null) throw new Error('chain-thread.ts runs as a worker only');
stepBack();
const { source, trusted, rowKey }: ChainThreadStart = workerData;
let reportedAt = Number.NEGATIVE_INFINITY;
const onProgress = (entries: number, of: number): void => {
  if (performance.now() - reportedAt < REPORT_EVERY_MS) return;
  reportedAt = performance.now();
  port.postMessage({ entries, of } satisfies ChainThreadReply);
};
const verified = await verifyStore(source, { trusted, rowKey, onProgress, here: verifyRange });
port.postMessage({ verified } satisfies ChainThreadReply);
