import type { CreatedInvitation, InviteRequest } from '@namesake/contract';
import type { Call } from '../../../context/app.ts';
import { auditEvent } from '../../../context/audit.ts';
import { actorOf } from '../../../context/principal.ts';
import { ApiError } from '../../../lib/errors/api-error.ts';
import { ActorNames } from '../../records/actor-names.ts';
import { checkRole } from './check-role.ts';
import { issueInvitation } from './issue-invitation.ts';
import { presentInvitation } from './present-user.ts';

/**
 * Invites somebody. The one-time link is in the answer and nowhere else.
 *
 * @throws ApiError `scope_missing`, `user_name_taken`
 */
export async function inviteUser(call: Call, { name, role }: InviteRequest): Promise<CreatedInvitation> {
  const { app, principal } = call;
  checkRole(principal, role);
  const wanted = { name: name.trim(), role, createdBy: actorOf(principal) };
  const issued = await issueInvitation(app.storage, wanted, (id) => auditEvent(call, 'user.invited', id, { role }));
  if (issued === undefined) throw new ApiError('user_name_taken');
  const names = new ActorNames(app.storage, principal);
  return { ...(await presentInvitation(issued.invitation, names)), path: issued.path };
}
