import { ROLES, type Role, type UpdateUserRequest, type UserInfo } from '@namesake/contract';
import type { Call } from '../../../context/app.ts';
import { auditEvent } from '../../../context/audit.ts';
import { checkScope, type Principal } from '../../../context/principal.ts';
import { ApiError } from '../../../lib/errors/api-error.ts';
import { accountKey } from '../store/login-throttle.ts';
import { NO_FACTORS, presentUser } from './view.ts';

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

/**
 * Clears the failed log-ins of a user, who may then try again immediately.
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

/**
 * Removes every second factor of a person who lost them, and ends their sessions.
 *
 * @throws ApiError `scope_missing`, `user_not_found`, `own_factors`
 */
export async function resetFactors(call: Call, id: string): Promise<UserInfo> {
  const { app, principal } = call;
  const { users, loginAttempts, factors } = app.storage;
  const user = await users.find(id);
  if (user === undefined) throw new ApiError('user_not_found');
  checkRole(principal, user.role);
  // A stolen session must not remove what would alert its user.
  if (principal.kind === 'user' && principal.userId === id) throw new ApiError('own_factors');
  const { totp = false, passkeys = 0 } = (await factors.counts()).get(id) ?? {};
  await factors.reset(id, auditEvent(call, 'user.factors_reset', id, { totp, passkeys }));
  return presentUser(user, await loginAttempts.blocked(app.now()), NO_FACTORS);
}

/**
 * Refuses to manage a role that has more rights than the caller: a token with only `users:write` must not create or
 * disable an administrator.
 *
 * @throws ApiError `scope_missing`
 */
export function checkRole(principal: Principal, role: Role): void {
  for (const scope of ROLES[role].scopes) checkScope(principal, scope, `the role ${role} has it`);
}
