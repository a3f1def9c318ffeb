import { actorOf } from '../../auth/principal.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { Call } from '../app.ts';
import { auditEvent } from '../audit.ts';
import { checkScope } from '../check-scope.ts';

/**
 * Lifts a legal hold.
 *
 * @throws ApiError `scope_missing`, `hold_not_found`
 */
export async function liftLegalHold(call: Call<'now', 'legalHolds'>, id: string): Promise<void> {
  const { app, principal } = call;
  checkScope(principal, 'retention:write');
  const by = { at: app.now(), actor: actorOf(principal) };
  const lifted = await app.storage.legalHolds.lift(id, by, auditEvent(call, 'legal_hold.lifted', id));
  if (!lifted) throw new ApiError('hold_not_found');
}
