import { createHmac, randomBytes } from 'node:crypto';
import { type LoginMethod, ROLES } from '@namesake/contract';
import type { Keys } from '../../../config/secret.ts';
import type { App } from '../../../context/app.ts';
import type { UserPrincipal } from '../../../context/principal.ts';
import { userPrincipal } from '../../../context/prove-principal.ts';
import type { AuditEvent } from '../../../db/ledger/audit-log.ts';
import { randomBase62 } from '../../../lib/ids/base62.ts';
import type { Storage } from '../../../stores/storage.ts';
import { type FactorRule, isFactorRequired } from '../store/role-and-scope.ts';
import type { SecondStepTaken, Session } from '../store/session-store.ts';
import type { User } from '../store/user-store.ts';

/** Maximum lifetime of a session, regardless of activity. */
export const SESSION_LIFETIME_MS = 12 * 3_600_000;

/** Maximum time without a request. */
const SESSION_IDLE_MS = 30 * 60_000;

/** Interval for recording activity, so that not every request is a write. */
const TOUCH_EVERY_MS = 60_000;

/** Maximum number of characters stored of a browser name. */
const MAX_BROWSER_CHARACTERS = 300;

/** Call of an unauthenticated caller. */
export type OpenCall = {
  readonly app: App;
  readonly requestId: string;
  readonly place: LoginPlace & {
    /** Mark of a browser with an earlier log-in. */
    readonly mark: string | undefined;
    /** Cookie of a log-in waiting for its second step. */
    readonly step: string | undefined;
  };
};

/** The second step used a code or a response that was used before. */
export class ProofUsedUp extends Error {
  override readonly name = 'ProofUsedUp';
}

/** Where a session begins. */
type LoginPlace = {
  readonly address: string;
  /** User agent of the browser. */
  readonly browser: string;
  /** Cookie sent by the browser, whose session ends. */
  readonly cookie: string | undefined;
};

/**
 * Starts a session for a user. Returns the value of its cookie, of which only a hash is stored, and its principal.
 *
 * @throws ProofUsedUp
 */
export async function startSession(
  { sessions }: Storage,
  keys: Pick<Keys, 'session'>,
  user: User,
  place: LoginPlace,
  event: AuditEvent,
  taken?: SecondStepTaken,
): Promise<{ readonly cookie: string; readonly principal: UserPrincipal }> {
  const cookie = randomBytes(32).toString('base64url');
  const nowMs = event.at;
  const session: Session = {
    hash: hashCookie(cookie, keys),
    id: `ses_${randomBase62(16)}`,
    userId: user.id,
    createdAt: nowMs,
    lastSeenAt: nowMs,
    expiresAt: nowMs + SESSION_LIFETIME_MS,
    address: place.address,
    browser: place.browser.slice(0, MAX_BROWSER_CHARACTERS),
  };
  const replaced = place.cookie === undefined ? undefined : hashCookie(place.cookie, keys);
  const ended = { nowMs, idleSinceMs: nowMs - SESSION_IDLE_MS };
  if (!(await sessions.create(session, replaced, ended, event, taken))) throw new ProofUsedUp('used before');
  return { cookie, principal: principalOf(user, session) };
}

/**
 * Principal of a cookie. Undefined if its session is unknown or has ended, or its user is disabled. The user is read
 * every time, so that a changed role applies from the next request. `present` records activity.
 */
export async function findSession(
  { sessions, users }: Storage,
  keys: Pick<Keys, 'session'>,
  cookie: string,
  nowMs: number,
  present: boolean,
): Promise<UserPrincipal | undefined> {
  const session = await sessions.find(hashCookie(cookie, keys));
  if (session === undefined || hasEnded(session, nowMs)) return undefined;
  const user = await users.find(session.userId);
  if (user === undefined || user.disabledAt !== null) return undefined;
  const unlessSinceMs = nowMs - TOUCH_EVERY_MS;
  // Not awaited: failing to record activity is no reason to refuse the request.
  if (present && session.lastSeenAt <= unlessSinceMs)
    sessions.touch(session.hash, nowMs, unlessSinceMs).catch(() => undefined);
  return principalOf(user, session);
}

/** Whether a session has expired, or was idle for too long. */
export function hasEnded({ expiresAt, lastSeenAt }: Session, nowMs: number): boolean {
  return expiresAt <= nowMs || lastSeenAt + SESSION_IDLE_MS <= nowMs;
}

/** CSRF token of a session. Derived from it, so that nothing else is stored. */
export function csrfTokenOf(sessionHash: Buffer, keys: Pick<Keys, 'csrf'>): string {
  return createHmac('sha256', keys.csrf).update(sessionHash).digest('base64url');
}

function hashCookie(cookie: string, keys: Pick<Keys, 'session'>): Buffer {
  return createHmac('sha256', keys.session).update(cookie).digest();
}

const principalOf = (user: User, session: Session): UserPrincipal =>
  userPrincipal({
    kind: 'user',
    userId: user.id,
    userName: user.name,
    logsInBy: loginMethodOf(user),
    role: user.role,
    scopes: ROLES[user.role].scopes,
    sessionId: session.id,
    sessionHash: session.hash,
    expiresAt: session.expiresAt,
  });

/** How an account logs in. Accounts identified by a provider have no password. */
export const loginMethodOf = ({ identity }: Pick<User, 'identity'>): LoginMethod =>
  identity === undefined ? 'password' : 'single_sign_on';

/**
 * Applies the factor rule to a logged-in user: a user who must have a second factor but has none may only enrol one,
 * and has no scopes until then. After single sign-on, the second factor is up to the identity provider.
 */
export async function withFactorRule(
  principal: UserPrincipal,
  { factors }: Storage,
  rule: FactorRule,
): Promise<UserPrincipal> {
  if (
    principal.logsInBy !== 'password' ||
    !isFactorRequired(rule, principal.role) ||
    (await factors.has(principal.userId))
  )
    return principal;
  return { ...principal, scopes: [], mustEnrol: true };
}
