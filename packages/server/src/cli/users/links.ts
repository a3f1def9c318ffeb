import type { Role } from '@namesake/contract';
import type { Settings } from '../../config/settings.ts';
import { issueSetupToken, setupLinkOf } from '../../modules/access/one-time-token.ts';
import { issueInvitation } from '../../modules/access/users/invitations.ts';
import type { Storage } from '../../stores/storage.ts';
import { UsageError } from '../command/command.ts';
import { operatorEvent } from './access.ts';

const EVERYWHERE: ReadonlySet<string> = new Set(['0.0.0.0', '::']);

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

/** Makes a new one-time link for the first administrator and prints it, and nothing else, on standard output. */
export async function printSetupLink(
  storage: Pick<Storage, 'users' | 'setupLinks'>,
  { host, port, publicUrl }: Pick<Settings, 'host' | 'port' | 'publicUrl'>,
): Promise<void> {
  const token = await issueSetupToken(storage, Date.now(), 'operator');
  if (token === undefined)
    throw new UsageError('There is an administrator already: log in, or see namesake users reset-password.');
  const name = EVERYWHERE.has(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  process.stdout.write(`${setupLinkOf(publicUrl?.origin ?? `http://${name}:${port}`, token)}\n`);
}
