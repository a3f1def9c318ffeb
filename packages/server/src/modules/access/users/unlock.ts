import type { UserInfo } from '@namesake/contract';
import type { Call } from '../../../context/app.ts';
import { auditEvent } from '../../../context/audit.ts';
import { ApiError } from '../../../lib/errors/api-error.ts';
import { accountKey } from '../store/login-throttle.ts';
import { checkRole } from './check-role.ts';
import { presentUser } from './present-user.ts';

/**
 * Forgets the failed log-ins of a user, who may then try again at once.
 *
 * @throws ApiError `scope_missing`, `user_not_found`
 */
export async function unlockUser(call: Call, id: string): Promise<UserInfo> {
  const { app, principal } = call;
  const { users, loginAttempts, factors } = app.storage;
  const user = await users.find(id);
  if (user === undefined) throw new ApiError('user_not_found');
  checkRole(principal, user.role);
  await loginAttempts.unlock(accountKey(id), auditEvent(call, 'user.unlocked', id));
  const counts = await factors.counts();
  return presentUser(user, await loginAttempts.blocked(app.now()), counts.get(id));
}
