import type { UserInfo } from '@namesake/contract';
import { presentUser } from '../../modules/access/users/view.ts';
import type { Storage } from '../../stores/storage.ts';

/** Prints who has an account, and who is invited. */
export async function listUsers(storage: Storage, json: boolean): Promise<void> {
  const nowMs = Date.now();
  const blocked = await storage.loginAttempts.blocked(nowMs);
  const counts = await storage.factors.counts();
  const items = (await storage.users.list()).map((user) => presentUser(user, blocked, counts.get(user.id)));
  const open = (await storage.invitations.list()).filter(({ expiresAt }) => expiresAt > nowMs);
  if (json) {
    process.stdout.write(`${JSON.stringify(items, null, 2)}\n`);
    return;
  }
  if (items.length === 0)
    process.stdout.write('Nobody yet: open the one-time link that the service prints at its start\n');
  for (const { id, name, role, logsInBy, createdAt, disabledAt, waitsUntil, factors } of items) {
    const how = logsInBy === 'password' ? '' : 'single sign-on  ';
    const state = disabledAt === null ? (waitsUntil === null ? '' : `waits until ${waitsUntil}  `) : 'disabled  ';
    const since = `since ${createdAt.slice(0, 10)}`;
    process.stdout.write(`${id}  ${role}  ${since}  ${how}${state}${factorText(factors)}${name}\n`);
  }
  for (const { id, name, role, expiresAt } of open) {
    const until = new Date(expiresAt).toISOString().slice(0, 10);
    process.stdout.write(`${id}  ${role}  invited until ${until}  ${name}\n`);
  }
}

/** The second factors of a user; empty where there are none. */
function factorText({ totp, passkeyCount }: UserInfo['factors']): string {
  const names = [...(totp ? ['app'] : []), ...(passkeyCount > 0 ? [`passkeys: ${passkeyCount}`] : [])];
  return names.length === 0 ? '' : `${names.join(', ')}  `;
}
