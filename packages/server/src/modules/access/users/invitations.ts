import type { AcceptInvitationRequest, CreatedInvitation, InviteRequest } from '@namesake/contract';
import type { Call } from '../../../context/app.ts';
import { auditEvent } from '../../../context/audit.ts';
import { actorOf } from '../../../context/principal.ts';
import { ApiError } from '../../../lib/errors/api-error.ts';
import { randomBase62 } from '../../../lib/ids/base62.ts';
import { ActorNames } from '../../records/actor-names.ts';
import { checkNewPassword } from '../new-password.ts';
import { hashOneTimeToken } from '../one-time-token.ts';
import { hashPassword } from '../password.ts';
import { beginSession, type StartedSession } from '../sessions/begin.ts';
import { checkWait } from '../sessions/log-in.ts';
import type { OpenCall } from '../sessions/sessions.ts';
import { checkRole } from './change.ts';
import { issueInvitation } from './issue-invitation.ts';
import { presentInvitation } from './view.ts';

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

/**
 * Makes the account that an invitation offers, and logs in. The link works once: of two that use it at the same time,
 * one succeeds.
 *
 * @throws ApiError `invitation_not_valid`, `password_too_common`, `rate_limited`
 */
export async function acceptInvitation(
  call: OpenCall,
  { oneTimeToken, password }: AcceptInvitationRequest,
): Promise<StartedSession> {
  const { app, place } = call;
  checkWait(await app.throttle.takeLink(place.address));
  const hash = hashOneTimeToken(oneTimeToken);
  const invitation = await app.storage.invitations.findByHash(hash);
  if (invitation === undefined || invitation.expiresAt <= app.now()) throw new ApiError('invitation_not_valid');
  await checkNewPassword(password, invitation.name, '/password');
  const id = `usr_${randomBase62(16)}`;
  const detail = { ip: place.address, role: invitation.role, invitation: invitation.id };
  const event = { ...auditEvent(call, 'user.created', id, detail), actor: `user:${id}` };
  const account = { id, passwordHash: await hashPassword(password) };
  const made = await app.storage.invitations.accept(hash, account, event);
  const user = made ? await app.storage.users.find(id) : undefined;
  if (user === undefined) throw new ApiError('invitation_not_valid');
  await app.throttle.linkProved(place.address);
  return beginSession(call, user);
}

/**
 * Withdraws an invitation: its link works no more.
 *
 * @throws ApiError `invitation_not_found`
 */
export async function withdrawInvitation(call: Call, id: string): Promise<void> {
  const removed = await call.app.storage.invitations.remove(id, auditEvent(call, 'user.invitation_withdrawn', id));
  if (!removed) throw new ApiError('invitation_not_found');
}
