import type { UserInfo } from '@namesake/contract';
import type { Call } from '../../../context/app.ts';
import { auditEvent } from '../../../context/audit.ts';
import { ApiError } from '../../../lib/errors/api-error.ts';
import { checkRole } from './check-role.ts';
import { NO_FACTORS, presentUser } from './present-user.ts';

/**
 * Removes every second factor of somebody who lost them, and ends their sessions.
 *
 * @throws ApiError `scope_missing`, `user_not_found`, `own_factors`
 */
export async function resetFactors(call: Call, id: string): Promise<UserInfo> {
  const { app, principal } = call;
  const { users, loginAttempts, factors } = app.storage;
  const user = await users.find(id);
  if (user === undefined) throw new ApiError('user_not_found');
  checkRole(principal, user.role);
  // A stolen session must not remove what its user would notice.
  if (principal.kind === 'user' && principal.userId === id) throw new ApiError('own_factors');
  const { totp = false, passkeys = 0 } = (await factors.counts()).get(id) ?? {};
  await factors.reset(id, auditEvent(call, 'user.factors_reset', id, { totp, passkeys }));
  return presentUser(user, await loginAttempts.blocked(app.now()), NO_FACTORS);
}
