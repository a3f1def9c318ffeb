import type { LoginRequest } from '@namesake/contract';
import { audit } from '../../../context/audit.ts';
import { ApiError } from '../../../lib/errors/api-error.ts';
import { verifyPassword } from '../password.ts';
import { beginSession, type StartedSession } from './begin.ts';
import { beginFirstStep, type FirstStep } from './begin-first-step.ts';
import { countLogin } from './count-login.ts';
import type { OpenCall } from './open-call.ts';

/**
 * Logs in; who has a second factor gets a second step instead. Neither the error nor its timing reveals whether the
 * name or the password was wrong, nor that the account is disabled.
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
