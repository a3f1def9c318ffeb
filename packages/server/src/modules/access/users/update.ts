import type { UpdateUserRequest, UserInfo } from '@namesake/contract';
import type { Call } from '../../../context/app.ts';
import { auditEvent } from '../../../context/audit.ts';
import { ApiError } from '../../../lib/errors/api-error.ts';
import { checkRole } from './check-role.ts';
import { presentUser } from './present-user.ts';

/**
 * Changes the role of a user, or disables or enables the account. Disabling ends all sessions of the user.
 *
 * @throws ApiError `scope_missing`, `user_not_found`, `last_administrator`
 */
export async function updateUser(call: Call, id: string, { role, disabled }: UpdateUserRequest): Promise<UserInfo> {
  const { app, principal } = call;
  const { users, loginAttempts, factors } = app.storage;
  const user = await users.find(id);
  if (user === undefined) throw new ApiError('user_not_found');
  checkRole(principal, user.role);
  checkRole(principal, role);
  const disabledAt = disabled ? (user.disabledAt ?? app.now()) : null;
  if (user.role !== role || user.disabledAt !== disabledAt) {
    const was = { role: user.role, disabled: user.disabledAt !== null };
    const event = auditEvent(call, 'user.changed', id, { role, disabled, was });
    if (!(await users.update(id, { role, disabledAt }, event))) throw new ApiError('last_administrator');
  }
  const counts = await factors.counts();
  return presentUser({ ...user, role, disabledAt }, await loginAttempts.blocked(app.now()), counts.get(id));
}
