import type { BatchView, StartBatchRequest } from '@namesake/contract';
import { namesSomebody } from '../../batches/reading/guess-columns.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { BatchChange } from '../../storage/ports/batches.ts';
import type { Call } from '../app.ts';
import { auditEvent } from '../audit.ts';
import { checkScope } from '../check-scope.ts';
import { getBatch } from './get.ts';
import { readableBatch } from './own-batch.ts';
import { saidLayout } from './said-layout.ts';

type SteerCall = Call<'now' | 'queueBatch', 'batches' | 'tokens' | 'users'>;
type State = BatchView['state'];

/**
 * Starts a batch, on its layout as it is said or guessed.
 *
 * @throws ApiError `scope_missing`, `batch_not_found`, `batch_state`, `column_unknown`, `encoding_unknown`,
 *   `file_unreadable`, `mapping_incomplete`, `mapping_mismatch`, `mapping_not_found`, `sheet_unknown`
 */
export async function startBatch(
  call: SteerCall & Call<never, 'batchMappings'>,
  id: string,
  request: StartBatchRequest,
): Promise<BatchView> {
  checkScope(call.principal, 'search:write');
  const batch = await readableBatch(call, id);
  if (batch.state !== 'draft') throw new ApiError('batch_state');
  const said = await saidLayout(call.app, batch, request);
  if (said !== null) {
    const { layout, missing } = said;
    if (missing.length > 0) throw new ApiError('mapping_mismatch', { detail: lacks(missing) });
    if (layout.encoding === null) throw new ApiError('encoding_unknown');
    if (!namesSomebody(layout.columns)) throw new ApiError('mapping_incomplete');
  }
  const layout = said === null ? {} : { layout: said.layout };
  return steer(call, id, 'batch.started', ['draft'], { state: 'queued', startedAt: call.app.now(), ...layout });
}

const lacks = (missing: readonly string[]): string =>
  `The file lacks ${missing.length} of the columns that the mapping reads: POST /api/v1/batches/{id}/preview names them.`;

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
