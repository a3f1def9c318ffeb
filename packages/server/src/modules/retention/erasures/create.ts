import { setTimeout as wait } from 'node:timers/promises';
import type { EraseRequest, ErasureResult } from '@namesake/contract';
import type { Call } from '../../../context/app.ts';
import { auditEvent } from '../../../context/audit.ts';
import { ApiError } from '../../../lib/errors/api-error.ts';
import { batchesAbout, eraseBatches, eraseRows, rowsAbout } from '../../batches/erase.ts';
import { lookbacksAbout } from '../../lookbacks/erase.ts';
import { findRecords } from './find-records.ts';

/** Rows of a transaction. */
const BATCH = 100;
/** How often, and after how long, emptying the log is tried where somebody reads from it. */
const WIPES = 10;
const WIPE_AGAIN_MS = 100;

/**
 * Erases the records of a person for good. What was looked for is neither logged nor recorded.
 *
 * @throws ApiError `erasure_changed`, `erasure_held`, `erasure_below_floor`
 */
export async function eraseRecords(
  call: Call,
  { selection, expectedCount, legalBasis, reference, overrideFloor }: EraseRequest,
): Promise<ErasureResult> {
  const { app } = call;
  const { erasure } = app.storage;
  const { found, held, belowFloor, holdsVersion } = await findRecords(app, selection);
  if (found.length !== expectedCount) throw new ApiError('erasure_changed');
  if (held > 0) throw new ApiError('erasure_held', { detail: `${held} of ${found.length} are on legal hold.` });
  if (belowFloor > 0 && overrideFloor === undefined)
    throw new ApiError('erasure_below_floor', {
      detail: `${belowFloor} of ${found.length} are younger than the minimum. overrideFloor takes the reason.`,
    });
  const override = belowFloor > 0 ? { belowFloor, overrideFloor } : {};
  const detail = { why: 'request', legalBasis, reference, ...override };
  const by = { holdsVersion, event: auditEvent(call, '', '', detail), why: 'request', run: null } as const;
  let erased = 0;
  for (let from = 0; from < found.length; from += BATCH) {
    const batch = found.slice(from, from + BATCH);
    // A hold that was placed meanwhile counts; what went before it is gone.
    if (!(await erasure.eraseScreenings(batch, by))) throw new ApiError('erasure_changed');
    erased += batch.length;
  }
  const lookbacks = await lookbacksAbout(app, selection);
  await app.storage.lookbacks.erase(lookbacks, auditEvent(call, 'lookback.erased', '', detail));
  const batches = await eraseBatches(call, await batchesAbout(app, selection), detail);
  const rows = await eraseRows(call, await rowsAbout(app, selection), detail);
  let overwritten = await erasure.wipe();
  for (let times = 1; times < WIPES && !overwritten; times += 1) {
    await wait(WIPE_AGAIN_MS);
    overwritten = await erasure.wipe();
  }
  const counts = { erasedCount: erased, lookbackCount: lookbacks.length, batchCount: batches, rowCount: rows };
  return { ...counts, overwritten };
}
