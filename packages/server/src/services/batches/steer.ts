import type { BatchView, StartBatchRequest } from '@namesake/contract';
import type { BatchColumn } from '../../batches/batch.ts';
import { namesSomebody } from '../../batches/reading/guess-columns.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { BatchChange } from '../../storage/ports/batches.ts';
import type { Call } from '../app.ts';
import { auditEvent } from '../audit.ts';
import { checkScope } from '../check-scope.ts';
import { getBatch } from './get.ts';
import { readableBatch } from './own-batch.ts';

type SteerCall = Call<'now' | 'queueBatch', 'batches' | 'tokens' | 'users'>;
type State = BatchView['state'];

/**
 * Starts a batch, on its columns as they are said or guessed.
 *
 * @throws ApiError `scope_missing`, `batch_not_found`, `batch_state`, `mapping_incomplete`
 */
export async function startBatch(call: SteerCall, id: string, { columns }: StartBatchRequest): Promise<BatchView> {
  checkScope(call.principal, 'search:write');
  const batch = await readableBatch(call, id);
  const mapped = batch.columns?.map(({ heading, member }): BatchColumn => {
    const said = columns?.find((one) => one.heading === heading)?.member;
    return { heading, member: columns === undefined ? member : (said ?? 'ignore') };
  });
  if (mapped !== undefined && !namesSomebody(mapped)) throw new ApiError('mapping_incomplete');
  const change = {
    state: 'queued',
    startedAt: call.app.now(),
    ...(mapped === undefined ? {} : { columns: mapped }),
  } as const;
  return steer(call, id, 'batch.started', ['draft'], change);
}

/** @throws ApiError `scope_missing`, `batch_not_found`, `batch_state` */
export const pauseBatch = (call: SteerCall, id: string): Promise<BatchView> =>
  steer(call, id, 'batch.paused', ['queued', 'running'], { state: 'paused' });

/** @throws ApiError `scope_missing`, `batch_not_found`, `batch_state` */
export const resumeBatch = (call: SteerCall, id: string): Promise<BatchView> =>
  steer(call, id, 'batch.resumed', ['paused'], { state: 'queued' });

/** @throws ApiError `scope_missing`, `batch_not_found`, `batch_state` */
export const cancelBatch = (call: SteerCall, id: string): Promise<BatchView> =>
  steer(call, id, 'batch.cancelled', ['draft', 'queued', 'running', 'paused'], {
    state: 'cancelled',
    endedAt: call.app.now(),
  });

async function steer(
  call: SteerCall,
  id: string,
  action: string,
  from: readonly State[],
  change: BatchChange,
): Promise<BatchView> {
  const { app, principal } = call;
  checkScope(principal, 'search:write');
  const { rows } = await readableBatch(call, id);
  const isChanged = await app.storage.batches.change(id, from, change, auditEvent(call, action, id, { rows }));
  if (!isChanged) throw new ApiError('batch_state');
  if (change.state === 'queued') await app.queueBatch(id);
  return getBatch({ ...call, principal: { ...principal, scopes: [...principal.scopes, 'search:read'] } }, id);
}
