import type { Call } from '../../../context/app.ts';
import { auditEvent } from '../../../context/audit.ts';
import { ApiError } from '../../../lib/errors/api-error.ts';

/**
 * Withdraws an invitation: its link works no more.
 *
 * @throws ApiError `invitation_not_found`
 */
export async function withdrawInvitation(call: Call, id: string): Promise<void> {
  const removed = await call.app.storage.invitations.remove(id, auditEvent(call, 'user.invitation_withdrawn', id));
  if (!removed) throw new ApiError('invitation_not_found');
}
