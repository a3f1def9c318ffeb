import type { LoginRequest } from '@namesake/contract';
import type { Counted, LoginAttempt } from '../../auth/login-throttle.ts';
import { verifyPassword } from '../../auth/password.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { Needs } from '../app.ts';
import { audit } from '../audit.ts';
import { beginSession, type StartedSession } from './begin.ts';
import { checkWait } from './check-wait.ts';
import type { OpenCall } from './open-call.ts';

/**
 * Logs in. Neither the error nor its timing reveals whether the name or the password was wrong, nor that the account is
 * disabled.
 *
 * @throws ApiError `credentials_wrong`, `rate_limited`
 */
export async function createSession(call: OpenCall, request: LoginRequest): Promise<StartedSession> {
  const { app, place } = call;
  const user = await app.storage.users.findByName(request.username);
  const counted = await countLogin(app, { name: request.username, user, address: place.address, mark: place.mark });
  const proved = await verifyPassword(request.password, user?.passwordHash ?? '');
  if (user === undefined || !proved || user.disabledAt !== null) {
    await audit(call, 'session.refused', user?.id ?? '', { ip: place.address });
    throw new ApiError('credentials_wrong');
  }
  await app.throttle.succeed(counted);
  return beginSession(call, user);
}

/**
 * Counts an attempt to log in, before anything of it is evaluated.
 *
 * @throws ApiError `rate_limited`
 */
async function countLogin({ throttle }: Needs<'throttle'>, attempt: LoginAttempt): Promise<Counted> {
  const counted = await throttle.takeLogin(attempt);
  if (typeof counted !== 'number') return counted;
  checkWait(counted);
  throw new ApiError('rate_limited');
}
