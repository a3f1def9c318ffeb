import type { InvitationInfo, UserInfo } from '@namesake/contract';
import type { ActorNames } from '../../records/actor-names.ts';
import { loginMethodOf } from '../sessions/login-method-of.ts';
import type { FactorCounts } from '../store/factors.ts';
import type { Invitation } from '../store/invitation-store.ts';
import { accountKey } from '../store/login-throttle.ts';
import type { User } from '../store/user-store.ts';

const text = (atMs: number): string => new Date(atMs).toISOString();
const textOrNull = (atMs: number | null | undefined): string | null => (atMs == null ? null : text(atMs));

/** What somebody without a second factor has. */
export const NO_FACTORS: FactorCounts = { totp: false, passkeys: 0, recoveryCodes: 0 };

/** A user without secrets. `blocked` tells until when log-ins of whom wait. */
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
