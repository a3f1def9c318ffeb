import type { UsersResponse } from '@namesake/contract';
import type { Call } from '../app.ts';
import { checkScope } from '../check-scope.ts';
import { presentInvitation, presentUser } from './present-user.ts';

/** Everybody with an account, and open invitations. */
export async function listUsers({
  app,
  principal,
}: Call<'now', 'users' | 'invitations' | 'loginAttempts' | 'factors'>): Promise<UsersResponse> {
  checkScope(principal, 'users:read');
  const { users, invitations, loginAttempts, factors } = app.storage;
  const nowMs = app.now();
  const blocked = await loginAttempts.blocked(nowMs);
  const counts = await factors.counts();
  const open = (await invitations.list()).filter(({ expiresAt }) => expiresAt > nowMs);
  return {
    items: (await users.list()).map((user) => presentUser(user, blocked, counts.get(user.id))),
    invitations: open.map(presentInvitation),
    nextCursor: null,
  };
}
