import type { Call } from '../../../context/app.ts';
import { auditEvent } from '../../../context/audit.ts';
import { actorOf } from '../../../context/principal.ts';
import { ApiError } from '../../../lib/errors/api-error.ts';

/**
 * Lifts a legal hold.
 *
 * @throws ApiError `hold_not_found`
 */
export async function liftLegalHold(call: Call, id: string): Promise<void> {
  const { app, principal } = call;
  const by = { at: app.now(), actor: actorOf(principal) };
  const lifted = await app.storage.legalHolds.lift(id, by, auditEvent(call, 'legal_hold.lifted', id));
  if (!lifted) throw new ApiError('hold_not_found');
}
