import type { BatchView } from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import { ActorNames } from '../records/actor-names.ts';
import { readableBatch } from './own-batch.ts';
import { presentBatch } from './present-batch.ts';

/** @throws ApiError `batch_not_found` */
export async function getBatch(call: Call, id: string): Promise<BatchView> {
  return presentBatch(await readableBatch(call, id), new ActorNames(call.app.storage, call.principal));
}
