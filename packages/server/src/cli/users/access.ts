import type { AuditAction } from '@namesake/contract';
import type { AuditEvent } from '../../db/ledger/audit-log.ts';
import { hashPassword } from '../../modules/access/password.ts';
import { accountKey } from '../../modules/access/store/login-throttle.ts';
import type { User } from '../../modules/access/store/user-store.ts';
import type { Storage } from '../../stores/storage.ts';
import { UsageError } from '../command/command.ts';
import { readNewPassword } from './read-new-password.ts';

/** Sets a password that the operator types. None is generated: a temporary one might stay in use. */
export async function resetPassword(storage: Storage, name: string): Promise<void> {
  const user = await userNamed(storage, name);
  if (user.identity !== undefined)
    throw new UsageError(`"${user.name}" logs in by single sign-on and has no password: see the identity provider.`);
  const password = await readNewPassword(user.name);
  const event = operatorEvent('user.password_reset', user.id);
  await storage.users.setPassword(user.id, await hashPassword(password), undefined, event);
  process.stderr.write(`${user.name} has a new password; all sessions of the user have ended.\n`);
}

/** Removes every second factor of a user: the way back in for an administrator who lost them. */
export async function resetFactors(storage: Storage, name: string): Promise<void> {
  const user = await userNamed(storage, name);
  const { totp = false, passkeys = 0 } = (await storage.factors.counts()).get(user.id) ?? {};
  if (!totp && passkeys === 0) {
    process.stdout.write(`${user.name} has no second factor\n`);
    return;
  }
  await storage.factors.reset(user.id, operatorEvent('user.factors_reset', user.id, { totp, passkeys }));
  process.stdout.write(`${user.name} logs in with the password alone now\n`);
}

/** Forgets the failed log-ins of a user. */
export async function unlockUser(storage: Storage, name: string): Promise<void> {
  const user = await userNamed(storage, name);
  const unlocked = await storage.loginAttempts.unlock(accountKey(user.id), operatorEvent('user.unlocked', user.id));
  process.stdout.write(`${user.name} ${unlocked ? 'may log in again at once' : 'did not have to wait'}\n`);
}

/** Audit event of the operator of the machine. */
export const operatorEvent = (action: AuditAction, target: string, detail: AuditEvent['detail'] = {}): AuditEvent => ({
  at: Date.now(),
  actor: 'operator',
  action,
  target,
  detail,
  requestId: '',
});

/** @throws UsageError if no user has the name */
export async function userNamed(storage: Storage, name: string): Promise<User> {
  const user = await storage.users.findByName(name);
  if (user === undefined) throw new UsageError(`There is no user "${name}". See namesake users list.`);
  return user;
}
