import type { Call } from '../../../context/app.ts';
import { audit } from '../../../context/audit.ts';
import type { UserPrincipal } from '../../../context/principal.ts';
import { ApiError } from '../../../lib/errors/api-error.ts';
import { verifyPassword } from '../password.ts';
import { checkWait } from '../sessions/log-in.ts';
import { userOf } from '../sessions/own-session.ts';

/** Attempts with the password or a code before the first wait, in each session: a thief of one must not guess. */
const FREE_ATTEMPTS = 5;

const keyOf = ({ sessionId }: UserPrincipal): string => `session:${sessionId}`;

/**
 * Counts an attempt of a session to prove again who uses it, before it is evaluated.
 *
 * @throws ApiError `session_required`, `rate_limited`
 */
export async function countProof({ app, principal }: Call): Promise<UserPrincipal> {
  const user = userOf(principal);
  checkWait(await app.throttle.take({ key: keyOf(user), free: FREE_ATTEMPTS }));
  return user;
}

/** Forgets the attempts of a session whose user proved right. */
export const proved = ({ app, principal }: Call): Promise<void> =>
  app.throttle.succeed({ account: keyOf(userOf(principal)), address: undefined });

/**
 * Checks the password of who asks, before factors change.
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
