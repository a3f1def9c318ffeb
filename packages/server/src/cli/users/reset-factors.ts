import type { Storage } from '../../stores/storage.ts';
import { operatorEvent } from './operator-event.ts';
import { userNamed } from './user-named.ts';

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
