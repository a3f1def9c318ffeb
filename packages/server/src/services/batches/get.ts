import type { BatchView } from '@namesake/contract';
import type { Call } from '../app.ts';
import { checkScope } from '../check-scope.ts';
import { ActorNames } from '../records/actor-names.ts';
import { readableBatch } from './own-batch.ts';
import { presentBatch } from './present-batch.ts';

/** @throws ApiError `scope_missing`, `batch_not_found` */
export async function getBatch(call: Call<never, 'batches' | 'tokens' | 'users'>, id: string): Promise<BatchView> {
  checkScope(call.principal, 'search:read');
  return presentBatch(await readableBatch(call, id), new ActorNames(call.app.storage, call.principal));
}
