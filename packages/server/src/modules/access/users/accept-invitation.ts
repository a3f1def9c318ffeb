import type { AcceptInvitationRequest } from '@namesake/contract';
import { auditEvent } from '../../../context/audit.ts';
import { ApiError } from '../../../lib/errors/api-error.ts';
import { randomBase62 } from '../../../lib/ids/base62.ts';
import { checkNewPassword } from '../check-new-password.ts';
import { hashOneTimeToken } from '../one-time-token.ts';
import { hashPassword } from '../password.ts';
import { beginSession, type StartedSession } from '../sessions/begin.ts';
import { checkWait } from '../sessions/check-wait.ts';
import type { OpenCall } from '../sessions/open-call.ts';

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
