import type { BatchMapping, SaveMappingRequest } from '@namesake/contract';
import { actorOf } from '../../auth/principal.ts';
import { halfNames, namesSomebody } from '../../batches/reading/name-gaps.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { Call } from '../app.ts';
import { auditEvent } from '../audit.ts';
import { ActorNames } from '../records/actor-names.ts';
import { checkOwn } from './check-own.ts';
import { presentMapping } from './present-mapping.ts';

/**
 * Saves what the columns of a file hold, or replaces it.
 *
 * @throws ApiError `scope_missing`, `mapping_incomplete`
 */
export async function saveBatchMapping(
  call: Call<'now', 'batchMappings' | 'tokens' | 'users'>,
  name: string,
  { columns, headings }: SaveMappingRequest,
): Promise<BatchMapping> {
  const { app, principal } = call;
  const { batchMappings } = app.storage;
  checkOwn(call, await batchMappings.find(name));
  if (!namesSomebody(columns) || halfNames(columns).length > 0) throw new ApiError('mapping_incomplete');
  const mapping = { name, columns, headings, savedAt: app.now(), savedBy: actorOf(principal) };
  const members = [...new Set(columns.map(({ member }) => member))].filter((member) => member !== 'unmapped');
  await batchMappings.save(
    mapping,
    auditEvent(call, 'batch_mapping.saved', name, { columns: columns.length, members }),
  );
  return presentMapping(mapping, new ActorNames(app.storage, principal));
}
