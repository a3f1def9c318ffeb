import type { AcceptInvitationRequest, CreatedInvitation, InviteRequest, Role } from '@namesake/contract';
import type { Call } from '../../../context/app.ts';
import { auditEvent } from '../../../context/audit.ts';
import { actorOf } from '../../../context/principal.ts';
import type { AuditEvent } from '../../../db/ledger/audit-log.ts';
import { ApiError } from '../../../lib/errors/api-error.ts';
import { randomBase62 } from '../../../lib/ids/base62.ts';
import type { Storage } from '../../../stores/storage.ts';
import { ActorNames } from '../../records/actor-names.ts';
import { hashOneTimeToken, newOneTimeToken } from '../one-time-token.ts';
import { checkNewPassword, hashPassword } from '../password.ts';
import { beginSession, type StartedSession } from '../sessions/begin.ts';
import { checkWait } from '../sessions/log-in.ts';
import type { OpenCall } from '../sessions/sessions.ts';
import type { Invitation } from '../store/one-time-link-store.ts';
import { checkRole } from './change.ts';
import { presentInvitation } from './view.ts';

/** How long the link of an invitation is valid. */
const LIFETIME_MS = 7 * 24 * 3_600_000;

/** A new invitation and the path of its link. The secret follows `#` and is shown only once. */
type IssuedInvitation = { readonly invitation: Invitation; readonly path: string };

/**
 * Invites a person. The one-time link is in the answer and nowhere else.
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
 * Creates the offered account and logs in. The link works once: of two concurrent calls, only one succeeds.
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
 * Withdraws an invitation: its link no longer works.
 *
 * @throws ApiError `invitation_not_found`
 */
export async function withdrawInvitation(call: Call, id: string): Promise<void> {
  const removed = await call.app.storage.invitations.remove(id, auditEvent(call, 'user.invitation_withdrawn', id));
  if (!removed) throw new ApiError('invitation_not_found');
}

/**
 * Creates and stores an invitation; undefined if the name is taken or offered. `event` creates the audit event for its
 * id.
 */
export async function issueInvitation(
  { invitations }: Storage,
  { name, role, createdBy }: { readonly name: string; readonly role: Role; readonly createdBy: string },
  event: (id: string) => AuditEvent,
): Promise<IssuedInvitation | undefined> {
  const token = newOneTimeToken();
  const id = `inv_${randomBase62(16)}`;
  const made = event(id);
  const [createdAt, expiresAt] = [made.at, made.at + LIFETIME_MS];
  const invitation: Invitation = { id, hash: hashOneTimeToken(token), name, role, createdAt, createdBy, expiresAt };
  if (!(await invitations.create(invitation, made))) return undefined;
  return { invitation, path: `/invitation#${new URLSearchParams({ token, name })}` };
}
