import type { BatchMappings } from '@namesake/contract';
import type { Call } from '../../../context/app.ts';
import { ActorNames } from '../../records/actor-names.ts';
import { presentMapping } from './present-mapping.ts';

/** All saved mappings. */
export async function listBatchMappings(call: Call): Promise<BatchMappings> {
  const { app, principal } = call;
  const names = new ActorNames(app.storage, principal);
  const all = await app.storage.batchMappings.all();
  return { items: await Promise.all(all.map((one) => presentMapping(one, names))) };
}
