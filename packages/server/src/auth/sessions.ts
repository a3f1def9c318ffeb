import { createHmac, randomBytes } from 'node:crypto';
import { SCOPE_NAMES } from '@namesake/contract';
import type { Keys } from '../config/secret.ts';
import type { Storage } from '../storage/ports/storage.ts';
import type { User } from '../storage/ports/users.ts';
import type { Principal } from './principal.ts';

/** How long a session lasts, whatever happens in it. */
export const SESSION_LIFETIME_MS = 12 * 3_600_000;

type UserPrincipal = Extract<Principal, { kind: 'user' }>;
type Kept = Pick<Storage, 'sessions' | 'users'>;

/** A new session of this user: the cookie's value, of which only a hash is kept, and who it proves. */
export async function startSession(
  { sessions }: Kept,
  keys: Keys,
  user: User,
  nowMs: number,
): Promise<{ readonly cookie: string; readonly principal: UserPrincipal }> {
  const cookie = randomBytes(32).toString('base64url');
  const hash = hashCookie(cookie, keys);
  const expiresAt = nowMs + SESSION_LIFETIME_MS;
  await sessions.removeExpired(nowMs);
  await sessions.create({ hash, userId: user.id, createdAt: nowMs, expiresAt });
  return { cookie, principal: principalOf(user, hash, expiresAt) };
}

/** Who the cookie proves, or undefined where its session is unknown, over, or without a user. */
export async function findSession(
  { sessions, users }: Kept,
  keys: Keys,
  cookie: string,
  nowMs: number,
): Promise<UserPrincipal | undefined> {
  const hash = hashCookie(cookie, keys);
  const session = await sessions.find(hash);
  if (session === undefined || session.expiresAt <= nowMs) return undefined;
  const user = await users.find(session.userId);
  return user === undefined ? undefined : principalOf(user, hash, session.expiresAt);
}

/** The CSRF token that belongs to a session: derived, so that nothing more is stored. */
export function csrfTokenOf(sessionHash: Buffer, keys: Keys): string {
  return createHmac('sha256', keys.csrf).update(sessionHash).digest('base64url');
}

function hashCookie(cookie: string, keys: Keys): Buffer {
  return createHmac('sha256', keys.session).update(cookie).digest();
}

/** An administrator may do everything. */
function principalOf(user: User, sessionHash: Buffer, expiresAt: number): UserPrincipal {
  return { kind: 'user', userId: user.id, userName: user.name, scopes: SCOPE_NAMES, sessionHash, expiresAt };
}
