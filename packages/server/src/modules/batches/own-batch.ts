import type { Call } from '../../context/app.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { ownActors } from '../records/own-actors.ts';
import type { Batch } from './store/batch.ts';

/**
 * A batch that the caller may read. Without `records:read` those of others do not exist.
 *
 * @throws ApiError `batch_not_found`
 */
export async function readableBatch(call: Call, id: string): Promise<Batch> {
  const batch = await call.app.storage.batches.find(id);
  const mayRead = call.principal.scopes.includes('records:read');
  if (batch === undefined || !(mayRead || (await ownActors(call)).includes(batch.createdBy)))
    throw new ApiError('batch_not_found');
  return batch;
}
