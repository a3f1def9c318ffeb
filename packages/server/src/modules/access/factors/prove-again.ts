import type { Call } from '../../../context/app.ts';
import { audit } from '../../../context/audit.ts';
import type { UserPrincipal } from '../../../context/principal.ts';
import { ApiError } from '../../../lib/errors/api-error.ts';
import { verifyPassword } from '../password.ts';
import { checkWait } from '../sessions/log-in.ts';
import { userOf } from '../sessions/own-session.ts';

/** Attempts per session before the first wait, so that a stolen session cannot be used to guess passwords or codes. */
const FREE_ATTEMPTS = 5;

const keyOf = ({ sessionId }: UserPrincipal): string => `session:${sessionId}`;

/**
 * Counts an attempt of a session to prove its user again, before it is evaluated.
 *
 * @throws ApiError `session_required`, `rate_limited`
 */
export async function countProof({ app, principal }: Call): Promise<UserPrincipal> {
  const user = userOf(principal);
  checkWait(await app.throttle.take({ key: keyOf(user), free: FREE_ATTEMPTS }));
  return user;
}

/** Clears the attempts of a session after a successful one. */
export const proved = ({ app, principal }: Call): Promise<void> =>
  app.throttle.succeed({ account: keyOf(userOf(principal)), address: undefined });

/**
 * Checks the password of the caller before factors change.
 *
 * @throws ApiError `password_wrong`, `rate_limited`, `session_required`
 */
export async function proveAgain(call: Call, password: string): Promise<UserPrincipal> {
  const principal = await countProof(call);
  const user = await call.app.storage.users.find(principal.userId);
  if (user === undefined || !(await verifyPassword(password, user.passwordHash))) {
    await audit(call, 'user.factor_change_refused', principal.userId, { why: 'password' });
    throw new ApiError('password_wrong');
  }
  await proved(call);
  return principal;
}
