import type { KeyObject } from 'node:crypto';
import type { DatabaseSource } from '../db/reading/database-source.ts';
import { answerInThread } from '../lib/threads/answer-in-thread.ts';
import { stepBack } from '../lib/threads/step-back.ts';
import { verifyRange } from './verify/verify-range.ts';
import { type StoreVerified, verifyStore } from './verify/verify-store.ts';

/** Start data of the thread: a database, the ids of this installation's keys, the key of its rows. */
export type ChainThreadStart = {
  readonly source: DatabaseSource;
  readonly trusted: ReadonlySet<string>;
  readonly rowKey: KeyObject;
};

/** Number of verified entries, and the total. */
export type ChainProgress = { readonly entries: number; readonly of: number };

const REPORT_EVERY_MS = 250;

stepBack();
await answerInThread<ChainThreadStart, StoreVerified, ChainProgress>(({ source, trusted, rowKey }, { tell }) => {
  let reportedAt = Number.NEGATIVE_INFINITY;
  const onProgress = (entries: number, of: number): void => {
    if (performance.now() - reportedAt < REPORT_EVERY_MS) return;
    reportedAt = performance.now();
    tell({ entries, of });
  };
  return verifyStore(source, { trusted, rowKey, onProgress, here: verifyRange });
});
