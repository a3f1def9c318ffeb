import { ApiError } from '../../errors/api-error.ts';
import type { Call } from '../app.ts';
import { auditEvent } from '../audit.ts';
import { checkScope } from '../check-scope.ts';

/**
 * Withdraws an invitation: its link works no more.
 *
 * @throws ApiError `scope_missing`, `invitation_not_found`
 */
export async function withdrawInvitation(call: Call<'now', 'invitations'>, id: string): Promise<void> {
  checkScope(call.principal, 'users:write');
  const removed = await call.app.storage.invitations.remove(id, auditEvent(call, 'user.invitation_withdrawn', id));
  if (!removed) throw new ApiError('invitation_not_found');
}
