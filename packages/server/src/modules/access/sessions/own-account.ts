import type { ChangePasswordRequest, SessionsResponse } from '@namesake/contract';
import type { Call } from '../../../context/app.ts';
import { audit, auditEvent } from '../../../context/audit.ts';
import { ApiError } from '../../../lib/errors/api-error.ts';
import { checkNewPassword, hashPassword, verifyPassword } from '../password.ts';
import { checkWait } from './log-in.ts';
import { checkRecentLogIn, userOf } from './own-session.ts';
import { hasEnded } from './sessions.ts';

/**
 * Attempts per session with the current password before the first wait, so that a stolen session cannot be used to
 * guess it.
 */
const FREE_ATTEMPTS = 5;

const text = (atMs: number): string => new Date(atMs).toISOString();

/** Active sessions of the caller, last used first. */
export async function listSessions({ app, principal }: Call): Promise<SessionsResponse> {
  const { userId, sessionId } = userOf(principal);
  const live = (await app.storage.sessions.listOf(userId)).filter((session) => !hasEnded(session, app.now()));
  const items = live.map(({ id, createdAt, lastSeenAt, expiresAt, address, browser }) => ({
    id,
    startedAt: text(createdAt),
    lastSeenAt: text(lastSeenAt),
    expiresAt: text(expiresAt),
    address,
    browser,
    current: id === sessionId,
  }));
  return { items, nextCursor: null };
}

/**
 * Ends one session of the caller, possibly the current one.
 *
 * @throws ApiError `session_not_found`, even if it belongs to somebody else; `login_too_old`
 */
export async function endSession(call: Call, id: string): Promise<void> {
  checkRecentLogIn(call);
  const { userId } = userOf(call.principal);
  const event = auditEvent(call, 'session.ended', userId, { session: id });
  if (!(await call.app.storage.sessions.remove(userId, id, event))) throw new ApiError('session_not_found');
}

/**
 * Ends all other sessions of the caller.
 *
 * @throws ApiError `login_too_old`
 */
export async function endOtherSessions(call: Call): Promise<void> {
  checkRecentLogIn(call);
  const { userId, sessionHash } = userOf(call.principal);
  await call.app.storage.sessions.removeOthers(userId, sessionHash, auditEvent(call, 'session.others_ended', userId));
}

/** Logs out. The session ends on the server, not only in the browser. */
export async function deleteSession(call: Call): Promise<void> {
  const { app, principal } = call;
  if (principal.kind !== 'user') return;
  const event = auditEvent(call, 'session.ended', principal.userId);
  await app.storage.sessions.remove(principal.userId, principal.sessionId, event);
}

/**
 * Changes the password of the caller and ends their other sessions.
 *
 * @throws ApiError `password_wrong`, `password_too_common`, `rate_limited`
 */
export async function changePassword(
  call: Call,
  { currentPassword, newPassword }: ChangePasswordRequest,
): Promise<void> {
  const { app } = call;
  const { userId, userName, sessionId, sessionHash } = userOf(call.principal);
  await checkNewPassword(newPassword, userName, '/newPassword');
  const key = `session:${sessionId}`;
  checkWait(await app.throttle.take({ key, free: FREE_ATTEMPTS }));
  const user = await app.storage.users.find(userId);
  if (user === undefined || !(await verifyPassword(currentPassword, user.passwordHash))) {
    await audit(call, 'user.password_change_refused', userId);
    throw new ApiError('password_wrong');
  }
  const hash = await hashPassword(newPassword);
  await app.storage.users.setPassword(userId, hash, sessionHash, auditEvent(call, 'user.password_changed', userId));
  await app.throttle.succeed({ account: key, address: undefined });
}
