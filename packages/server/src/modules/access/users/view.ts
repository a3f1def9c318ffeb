import {
  type InvitationInfo,
  ROLE_NAMES,
  ROLES,
  type RolesResponse,
  SCOPE_NAMES,
  SCOPES,
  type UserInfo,
  type UsersResponse,
} from '@namesake/contract';
import type { Call } from '../../../context/app.ts';
import { ActorNames } from '../../records/actor-names.ts';
import { loginMethodOf } from '../sessions/sessions.ts';
import type { FactorCounts } from '../store/factors.ts';
import { accountKey } from '../store/login-throttle.ts';
import type { Invitation } from '../store/one-time-link-store.ts';
import type { User } from '../store/user-store.ts';

/** Factor counts of a person without any. */
export const NO_FACTORS: FactorCounts = { totp: false, passkeys: 0, recoveryCodes: 0 };

/** All accounts and open invitations. */
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

/** Roles and scopes: the permission table. */
export const listRoles = (): RolesResponse => ({
  items: ROLE_NAMES.map((role) => ({ role, ...ROLES[role] })),
  scopes: SCOPE_NAMES.map((scope) => ({ scope, text: SCOPES[scope] })),
});

const text = (atMs: number): string => new Date(atMs).toISOString();

const textOrNull = (atMs: number | null | undefined): string | null => (atMs == null ? null : text(atMs));

/** A user without secrets. `blocked` has the times until which log-ins have to wait. */
export const presentUser = (
  user: User,
  blocked: ReadonlyMap<string, number>,
  factors: FactorCounts = NO_FACTORS,
): UserInfo => ({
  id: user.id,
  name: user.name,
  role: user.role,
  logsInBy: loginMethodOf(user),
  createdAt: text(user.createdAt),
  lastLoginAt: textOrNull(user.lastLoginAt),
  disabledAt: textOrNull(user.disabledAt),
  waitsUntil: textOrNull(blocked.get(accountKey(user.id))),
  factors: { totp: factors.totp, passkeyCount: factors.passkeys, recoveryCodeCount: factors.recoveryCodes },
});

/** An invitation without its link. */
export const presentInvitation = async (
  { id, name, role, createdAt, createdBy, expiresAt }: Invitation,
  names: ActorNames,
): Promise<InvitationInfo> => ({
  id,
  name,
  role,
  createdAt: text(createdAt),
  createdBy: await names.actor(createdBy),
  expiresAt: text(expiresAt),
});
