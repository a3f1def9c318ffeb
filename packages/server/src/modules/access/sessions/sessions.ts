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

/** How long a session lasts, whatever happens in it. */
export const SESSION_LIFETIME_MS = 12 * 3_600_000;

/** How long it lasts without a request. */
const SESSION_IDLE_MS = 30 * 60_000;

/** Use is noted this coarsely: not each request is a write. */
const TOUCH_EVERY_MS = 60_000;

/** Longest browser name that is kept. */
const MOST_BROWSER_CHARACTERS = 300;

/** A call of an unauthenticated caller. */
export type OpenCall = {
  readonly app: App;
  readonly requestId: string;
  readonly place: LoginPlace & {
    /** What marks a browser with an earlier log-in. */
    readonly mark: string | undefined;
    /** The cookie of a log-in that waits for its second step. */
    readonly step: string | undefined;
  };
};

/** The second step took a code or an answer that was used before. */
export class ProofUsedUp extends Error {
  override readonly name = 'ProofUsedUp';
}

/** Where a session begins. */
type LoginPlace = {
  readonly address: string;
  /** What the browser calls itself. */
  readonly browser: string;
  /** The cookie that it sent: the session of it ends. */
  readonly cookie: string | undefined;
};

/**
 * A new session of this user: the cookie's value, of which only a hash is kept, and who it proves.
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
    browser: place.browser.slice(0, MOST_BROWSER_CHARACTERS),
  };
  const replaced = place.cookie === undefined ? undefined : hashCookie(place.cookie, keys);
  const ended = { nowMs, idleSinceMs: nowMs - SESSION_IDLE_MS };
  if (!(await sessions.create(session, replaced, ended, event, taken))) throw new ProofUsedUp('used before');
  return { cookie, principal: principalOf(user, session) };
}

/**
 * Who the cookie proves, or undefined where its session is unknown or over, or its user disabled. The user is read each
 * time: another role counts from the next request on. `present` notes activity.
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
  // Not awaited: a failure to note it is no reason to refuse.
  if (present && session.lastSeenAt <= unlessSinceMs)
    sessions.touch(session.hash, nowMs, unlessSinceMs).catch(() => undefined);
  return principalOf(user, session);
}

/** True where a session is past its end, or was not used for too long. */
export function hasEnded({ expiresAt, lastSeenAt }: Session, nowMs: number): boolean {
  return expiresAt <= nowMs || lastSeenAt + SESSION_IDLE_MS <= nowMs;
}

/** The CSRF token that belongs to a session: derived, so that nothing more is stored. */
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

/** How an account logs in: where a provider identifies its user, there is no password. */
export const loginMethodOf = ({ identity }: Pick<User, 'identity'>): LoginMethod =>
  identity === undefined ? 'password' : 'single_sign_on';

/**
 * A logged-in user, as the rule lets them: who must have a second factor and has none may only enrol one, and
 * has no scopes until then. After single sign-on the second factor is the identity provider's duty.
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
