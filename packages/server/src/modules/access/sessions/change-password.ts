import type { ChangePasswordRequest } from '@namesake/contract';
import type { Call } from '../../../context/app.ts';
import { audit, auditEvent } from '../../../context/audit.ts';
import { ApiError } from '../../../lib/errors/api-error.ts';
import { checkNewPassword } from '../check-new-password.ts';
import { hashPassword, verifyPassword } from '../password.ts';
import { checkWait } from './check-wait.ts';
import { userOf } from './user-of.ts';

/** Attempts with the current password before the first wait, in each session: a thief of one must not guess it. */
const FREE_ATTEMPTS = 5;

/**
 * Changes the password of who asks, and ends their other sessions.
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
