import type { UsersResponse } from '@namesake/contract';
import type { Call } from '../../../context/app.ts';
import { ActorNames } from '../../records/actor-names.ts';
import { presentInvitation, presentUser } from './present-user.ts';

/** Everybody with an account, and open invitations. */
export async function listUsers({ app, principal }: Call): Promise<UsersResponse> {
  const { users, invitations, loginAttempts, factors } = app.storage;
  const nowMs = app.now();
  const names = new ActorNames(app.storage, principal);
  const blocked = await loginAttempts.blocked(nowMs);
  const counts = await factors.counts();
  const open = (await invitations.list()).filter(({ expiresAt }) => expiresAt > nowMs);
  return {
    items: (await users.list()).map((user) => presentUser(user, blocked, counts.get(user.id))),
    invitations: await Promise.all(open.map((invitation) => presentInvitation(invitation, names))),
    nextCursor: null,
  };
}
