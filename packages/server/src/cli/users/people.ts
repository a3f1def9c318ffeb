import type { Role, UserInfo } from '@namesake/contract';
import type { Settings } from '../../config/settings.ts';
import { issueSetupToken, setupLinkOf } from '../../modules/access/one-time-token.ts';
import { issueInvitation } from '../../modules/access/users/invitations.ts';
import { presentUser } from '../../modules/access/users/view.ts';
import type { Storage } from '../../stores/storage.ts';
import { UsageError } from '../command/command.ts';
import { operatorEvent } from './access.ts';

const EVERYWHERE: ReadonlySet<string> = new Set(['0.0.0.0', '::']);

/** Prints all accounts and invitations. */
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

/** Invites a person and prints the one-time link. */
export async function inviteUser(
  storage: Storage,
  { publicUrl, host, port }: Pick<Settings, 'publicUrl' | 'host' | 'port'>,
  name: string,
  role: Role,
): Promise<void> {
  const issued = await issueInvitation(storage, { name, role, createdBy: 'operator' }, (id) =>
    operatorEvent('user.invited', id, { role }),
  );
  if (issued === undefined) throw new UsageError(`"${name}" has an account or an open invitation already.`);
  process.stdout.write(`${publicUrl?.origin ?? `http://${host}:${port}`}${issued.path}\n`);
}

/** Creates a one-time link for the first administrator, and prints only that on standard output. */
export async function printSetupLink(
  storage: Storage,
  { host, port, publicUrl }: Pick<Settings, 'host' | 'port' | 'publicUrl'>,
): Promise<void> {
  const token = await issueSetupToken(storage, Date.now(), 'operator');
  if (token === undefined)
    throw new UsageError('There is an administrator already: log in, or see namesake users reset-password.');
  const name = EVERYWHERE.has(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  process.stdout.write(`${setupLinkOf(publicUrl?.origin ?? `http://${name}:${port}`, token)}\n`);
}
