import type { Retention, SaveRetentionRequest } from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import { auditEvent } from '../../context/audit.ts';
import { actorOf } from '../../context/principal.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { checkItems } from './check-items.ts';
import { presentRetention } from './present-retention.ts';

/**
 * Saves how long records are kept. Deletes nothing: a purge does, and where a period gets shorter, not within a day.
 *
 * @throws ApiError `validation_failed`, `retention_changed`
 */
export async function saveRetention(
  call: Call,
  { version: before, items, text }: SaveRetentionRequest,
): Promise<Retention> {
  const { app, principal } = call;
  checkItems(items);
  const version = before + 1;
  const saved = { version, items, reason: text.trim(), savedAt: app.now(), savedBy: actorOf(principal) };
  const event = auditEvent(call, 'retention.saved', String(version), { items, reason: saved.reason });
  if (!(await app.storage.retention.save(saved, event))) throw new ApiError('retention_changed');
  return presentRetention(call);
}
