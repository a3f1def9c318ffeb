import { accountKey } from '../../modules/access/store/login-throttle.ts';
import type { Storage } from '../../stores/storage.ts';
import { operatorEvent } from './operator-event.ts';
import { userNamed } from './user-named.ts';

/** Forgets the failed log-ins of a user. */
export async function unlockUser(storage: Storage, name: string): Promise<void> {
  const user = await userNamed(storage, name);
  const unlocked = await storage.loginAttempts.unlock(accountKey(user.id), operatorEvent('user.unlocked', user.id));
  process.stdout.write(`${user.name} ${unlocked ? 'may log in again at once' : 'did not have to wait'}\n`);
}
