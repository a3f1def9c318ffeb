import type { Role } from '@namesake/contract';
import type { Settings } from '../../config/settings.ts';
import { issueInvitation } from '../../modules/access/users/issue-invitation.ts';
import type { Storage } from '../../stores/storage.ts';
import { UsageError } from '../command/command.ts';
import { operatorEvent } from './operator-event.ts';

/** Invites somebody and prints the one-time link. */
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
