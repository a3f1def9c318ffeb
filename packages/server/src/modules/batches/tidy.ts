import type { BatchStore } from './store/batch-store.ts';

const DAY_MS = 86_400_000;
/** How long a file waits for somebody to start it, or to go on with it. */
const DRAFT_DAYS = 7;
const PAUSED_DAYS = 30;

/** Ends batches that nobody goes on with, and deletes files whose upload broke off: they hold names. */
export async function tidyBatches(batches: BatchStore, nowMs: number): Promise<void> {
  await batches.dropBroken(nowMs - DAY_MS);
  for (const id of await batches.abandoned(nowMs - DRAFT_DAYS * DAY_MS, nowMs - PAUSED_DAYS * DAY_MS)) {
    const change = { state: 'cancelled', problem: 'abandoned', endedAt: nowMs } as const;
    const detail = { problem: 'abandoned' };
    const event = { at: nowMs, actor: 'service', action: 'batch.cancelled', target: id, detail, requestId: '' };
    await batches.change(id, ['draft', 'paused'], change, event);
  }
}
