import { hashPassword } from '../../modules/access/password.ts';
import type { Storage } from '../../stores/storage.ts';
import { UsageError } from '../command/command.ts';
import { operatorEvent } from './operator-event.ts';
import { readNewPassword } from './read-new-password.ts';
import { userNamed } from './user-named.ts';

/** Gives a user the password that is typed. None is made up: it could stay though it was meant for the first time. */
export async function resetPassword(storage: Storage, name: string): Promise<void> {
  const user = await userNamed(storage, name);
  if (user.identity !== undefined)
    throw new UsageError(`"${user.name}" logs in by single sign-on and has no password: see the identity provider.`);
  const password = await readNewPassword(user.name);
  const event = operatorEvent('user.password_reset', user.id);
  await storage.users.setPassword(user.id, await hashPassword(password), undefined, event);
  process.stderr.write(`${user.name} has a new password; all sessions of the user have ended.\n`);
}
