import type { Call } from '../../../context/app.ts';
import { auditEvent } from '../../../context/audit.ts';
import { ApiError } from '../../../lib/errors/api-error.ts';
import { checkOwn } from './check-own.ts';

/** Deletes a saved mapping; batches keep their columns. @throws ApiError `scope_missing`, `mapping_not_found` */
export async function deleteBatchMapping(call: Call, name: string): Promise<void> {
  const { batchMappings } = call.app.storage;
  checkOwn(call, await batchMappings.find(name));
  const isRemoved = await batchMappings.remove(name, auditEvent(call, 'batch_mapping.deleted', name));
  if (!isRemoved) throw new ApiError('mapping_not_found');
}
