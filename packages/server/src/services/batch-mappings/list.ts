import type { BatchMappings } from '@namesake/contract';
import type { Call } from '../app.ts';
import { checkScope } from '../check-scope.ts';
import { ActorNames } from '../records/actor-names.ts';
import { presentMapping } from './present-mapping.ts';

/** All saved mappings. @throws ApiError `scope_missing` */
export async function listBatchMappings(
  call: Call<never, 'batchMappings' | 'tokens' | 'users'>,
): Promise<BatchMappings> {
  const { app, principal } = call;
  checkScope(principal, 'search:read');
  const names = new ActorNames(app.storage, principal);
  const all = await app.storage.batchMappings.all();
  return { items: await Promise.all(all.map((one) => presentMapping(one, names))) };
}
