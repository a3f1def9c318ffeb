import type { BatchMapping, BatchMappings, SaveMappingRequest } from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import { auditEvent } from '../../context/audit.ts';
import { actorOf, checkScope } from '../../context/principal.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { halfNames, namesSomebody } from '../../row-files/name-gaps.ts';
import { ActorNames } from '../records/actor-names.ts';
import type { SavedMapping } from './store/batch-mapping-store.ts';

export async function listBatchMappings(call: Call): Promise<BatchMappings> {
  const { app, principal } = call;
  const names = new ActorNames(app.storage, principal);
  const all = await app.storage.batchMappings.all();
  return { items: await Promise.all(all.map((one) => presentMapping(one, names))) };
}

/**
 * Saves or replaces a mapping of columns.
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

/** Deletes a saved mapping. Batches keep their columns. @throws ApiError `scope_missing`, `mapping_not_found` */
export async function deleteBatchMapping(call: Call, name: string): Promise<void> {
  const { batchMappings } = call.app.storage;
  checkOwn(call, await batchMappings.find(name));
  const isRemoved = await batchMappings.remove(name, auditEvent(call, 'batch_mapping.deleted', name));
  if (!isRemoved) throw new ApiError('mapping_not_found');
}

/**
 * Others rely on a mapping: only its author, or a caller who may change policies, may change it.
 *
 * @throws ApiError `scope_missing`
 */
function checkOwn({ principal }: Pick<Call, 'principal'>, mapping: SavedMapping | undefined): void {
  checkScope(principal, 'search:write');
  if (mapping !== undefined && mapping.savedBy !== actorOf(principal))
    checkScope(principal, 'policies:write', 'somebody else saved the mapping');
}

/** A saved mapping as the API returns it. */
async function presentMapping(
  { name, columns, headings, savedAt, savedBy }: SavedMapping,
  names: ActorNames,
): Promise<BatchMapping> {
  return {
    name,
    headings,
    columns: columns.map((column) => ({ ...column })),
    savedAt: new Date(savedAt).toISOString(),
    savedBy: await names.actor(savedBy),
  };
}
