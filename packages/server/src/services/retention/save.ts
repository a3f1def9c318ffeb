import type { Retention, SaveRetentionRequest } from '@namesake/contract';
import { actorOf } from '../../auth/principal.ts';
import { ApiError } from '../../errors/api-error.ts';
import { auditEvent } from '../audit.ts';
import { checkScope } from '../check-scope.ts';
import { checkItems } from './check-items.ts';
import { presentRetention, type RetentionCall } from './present-retention.ts';

/**
 * Saves how long records are kept. Deletes nothing: a purge does, and where a period gets shorter, not within a day.
 *
 * @throws ApiError `scope_missing`, `validation_failed`, `retention_changed`
 */
export async function saveRetention(
  call: RetentionCall,
  { version: before, items, text }: SaveRetentionRequest,
): Promise<Retention> {
  const { app, principal } = call;
  checkScope(principal, 'retention:write');
  checkItems(items);
  const version = before + 1;
  const saved = { version, items, reason: text.trim(), savedAt: app.now(), savedBy: actorOf(principal) };
  const event = auditEvent(call, 'retention.saved', String(version), { items, reason: saved.reason });
  if (!(await app.storage.retention.save(saved, event))) throw new ApiError('retention_changed');
  return presentRetention(call);
}
