import type { LoginRequest, Session } from '@namesake/contract';
import { verifyPassword } from '../../auth/password.ts';
import { startSession } from '../../auth/sessions.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { Storage } from '../../storage/ports/storage.ts';
import type { Needs } from '../app.ts';
import { audit } from '../audit.ts';
import { presentSession } from './present-session.ts';

/** A call without authentication. */
export type OpenCall<Store extends keyof Storage = never> = {
  readonly app: Needs<'keys' | 'now' | 'throttle' | 'version', 'audit' | 'sessions' | 'users' | Store>;
  readonly requestId: string;
  readonly ip: string;
};

/** A new session with the value of its cookie. */
export type StartedSession = { readonly session: Session; readonly cookie: string; readonly expiresAt: number };

/**
 * Logs in. The error does not reveal whether name or password was wrong, nor does its timing.
 *
 * @throws ApiError `credentials_wrong`, `rate_limited`
 */
export async function createSession(call: OpenCall, request: LoginRequest): Promise<StartedSession> {
  const { app, ip } = call;
  const keys = [`account:${request.username.trim().toLowerCase()}`, `ip:${ip}`];
  checkThrottle(app, keys);
  const user = await app.storage.users.findByName(request.username);
  const proved = await verifyPassword(request.password, user?.passwordHash ?? '');
  if (user === undefined || !proved) {
    app.throttle.fail(keys);
    await audit(call, 'session.refused', user?.id ?? '', { ip });
    throw new ApiError('credentials_wrong');
  }
  for (const key of keys) app.throttle.succeed(key);
  const { cookie, principal } = await startSession(app.storage, app.keys, user, app.now());
  await audit({ ...call, principal }, 'session.started', user.id, { ip });
  return { session: presentSession(app, principal), cookie, expiresAt: principal.expiresAt };
}

/** @throws ApiError `rate_limited` where one of the keys failed too often too lately. */
export function checkThrottle(app: Needs<'throttle'>, keys: readonly string[]): void {
  const waitMs = app.throttle.waitMs(keys);
  if (waitMs === 0) return;
  const seconds = Math.ceil(waitMs / 1_000);
  const detail = `Too many failed attempts. Try again in ${seconds} s.`;
  throw new ApiError('rate_limited', { detail, headers: { 'retry-after': String(seconds) } });
}
