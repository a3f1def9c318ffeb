import type { AuditAction, BatchView, StartBatchRequest } from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import { auditEvent } from '../../context/audit.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { checkLayout, saidLayout, setAsideIn } from './said-layout.ts';
import type { BatchChange } from './store/batch.ts';
import { getBatch, readableBatch } from './view.ts';

type State = BatchView['state'];

/**
 * Starts a batch with the given or guessed layout.
 *
 * @throws ApiError `batch_not_found`, `batch_state`, `column_unknown`, `columns_unmapped`,
 * `encoding_unknown`, `file_unreadable`, `mapping_incomplete`, `mapping_mismatch`, `mapping_not_found`,
 * `sheet_unknown`
 */
export async function startBatch(call: Call & Call, id: string, request: StartBatchRequest): Promise<BatchView> {
  const batch = await readableBatch(call, id);
  if (batch.state !== 'draft') throw new ApiError('batch_state');
  const { layout, ignored, missing } = await saidLayout(call.app, batch, request);
  if (missing.length > 0) throw new ApiError('mapping_mismatch', { detail: lacks(missing) });
  if (layout !== null) checkLayout(layout);
  const change = { state: 'queued', startedAt: call.app.now(), reading: { layout, ignored } } as const;
  return changeState(call, id, 'batch.started', ['draft'], change, setAsideIn({ layout, ignored }));
}

const lacks = (missing: readonly string[]): string =>
  `The file lacks ${missing.length} of the columns that the mapping reads: POST /api/v1/batches/{id}/preview names them.`;

/** @throws ApiError `batch_not_found`, `batch_state` */
export const pauseBatch = (call: Call, id: string): Promise<BatchView> =>
  changeState(call, id, 'batch.paused', ['queued', 'running'], { state: 'paused' });

/** @throws ApiError `batch_not_found`, `batch_state` */
export const resumeBatch = (call: Call, id: string): Promise<BatchView> =>
  changeState(call, id, 'batch.resumed', ['paused'], { state: 'queued' });

/** @throws ApiError `batch_not_found`, `batch_state` */
export const cancelBatch = (call: Call, id: string): Promise<BatchView> =>
  changeState(call, id, 'batch.cancelled', ['draft', 'queued', 'running', 'paused'], {
    state: 'cancelled',
    endedAt: call.app.now(),
  });

async function changeState(
  call: Call,
  id: string,
  action: AuditAction,
  from: readonly State[],
  change: BatchChange,
  detail: Readonly<Record<string, unknown>> = {},
): Promise<BatchView> {
  const { app } = call;
  const { rows } = await readableBatch(call, id);
  const isChanged = await app.storage.batches.change(
    id,
    from,
    change,
    auditEvent(call, action, id, { rows, ...detail }),
  );
  if (!isChanged) throw new ApiError('batch_state');
  if (change.state === 'queued') await app.queueBatch(id);
  return getBatch(call, id);
}
