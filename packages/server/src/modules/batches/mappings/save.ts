import type { BatchMapping, SaveMappingRequest } from '@namesake/contract';
import type { Call } from '../../../context/app.ts';
import { auditEvent } from '../../../context/audit.ts';
import { actorOf } from '../../../context/principal.ts';
import { ApiError } from '../../../lib/errors/api-error.ts';
import { halfNames, namesSomebody } from '../../../row-files/name-gaps.ts';
import { ActorNames } from '../../records/actor-names.ts';
import { checkOwn } from './check-own.ts';
import { presentMapping } from './present-mapping.ts';

/**
 * Saves what the columns of a file hold, or replaces it.
 *
 * @throws ApiError `scope_missing`, `mapping_incomplete`
 */
export async function saveBatchMapping(
  call: Call,
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
