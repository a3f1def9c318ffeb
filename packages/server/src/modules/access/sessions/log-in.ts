import type { LoginRequest } from '@namesake/contract';
import type { App } from '../../../context/app.ts';
import { audit } from '../../../context/audit.ts';
import { ApiError } from '../../../lib/errors/api-error.ts';
import { verifyPassword } from '../password.ts';
import type { Counted, LoginAttempt } from '../store/login-throttle.ts';
import { beginFirstStep, beginSession, type FirstStep, type StartedSession } from './begin.ts';
import type { OpenCall } from './sessions.ts';

/**
 * Logs in, or returns a second step for a user with a second factor. Neither the error nor its timing reveals whether
 * the name or the password was wrong, or that the account is disabled.
 *
 * @throws ApiError `credentials_wrong`, `rate_limited`
 */
export async function createSession(call: OpenCall, request: LoginRequest): Promise<StartedSession | FirstStep> {
  const { app, place } = call;
  const user = await app.storage.users.findByName(request.username);
  const counted = await countLogin(app, { name: request.username, user, address: place.address, mark: place.mark });
  const proved = await verifyPassword(request.password, user?.passwordHash ?? '');
  if (user === undefined || !proved || user.disabledAt !== null) {
    await audit(call, 'session.refused', user?.id ?? '', { ip: place.address });
    throw new ApiError('credentials_wrong');
  }
  if (await app.storage.factors.has(user.id)) {
    await app.throttle.stepProved(counted);
    return beginFirstStep(call, user);
  }
  await app.throttle.succeed(counted);
  return beginSession(call, user);
}

/**
 * Counts an attempt to log in, before it is evaluated.
 *
 * @throws ApiError `rate_limited`
 */
export async function countLogin({ throttle }: App, attempt: LoginAttempt): Promise<Counted> {
  const counted = await throttle.takeLogin(attempt);
  if (typeof counted !== 'number') return counted;
  checkWait(counted);
  throw new ApiError('rate_limited');
}

/** @throws ApiError `rate_limited` if there is a time to wait */
export function checkWait(waitMs: number): void {
  if (waitMs === 0) return;
  const seconds = Math.ceil(waitMs / 1_000);
  const detail = `Too many failed attempts. Try again in ${seconds} s.`;
  throw new ApiError('rate_limited', { detail, headers: { 'retry-after': String(seconds) } });
}
