import type { SetupRequest } from '@namesake/contract';
import { auditEvent } from '../../../context/audit.ts';
import { ApiError } from '../../../lib/errors/api-error.ts';
import { randomBase62 } from '../../../lib/ids/base62.ts';
import { checkNewPassword } from '../check-new-password.ts';
import { hashPassword } from '../password.ts';
import type { User } from '../store/user-store.ts';
import { beginSession, type StartedSession } from './begin.ts';
import { checkWait } from './check-wait.ts';
import type { OpenCall } from './open-call.ts';
import { isSetupToken } from './setup-link.ts';

/**
 * Creates the first administrator and logs in. The link works once: of two concurrent calls, one succeeds.
 *
 * @throws ApiError `already_set_up`, `one_time_token_wrong`, `password_too_common`, `rate_limited`
 */
export async function completeSetup(call: OpenCall, request: SetupRequest): Promise<StartedSession> {
  const { app, place } = call;
  checkWait(await app.throttle.takeLink(place.address));
  if (await app.storage.users.any()) throw new ApiError('already_set_up');
  if (!(await isSetupToken(app.storage, request.oneTimeToken))) throw new ApiError('one_time_token_wrong');
  const name = request.username.trim();
  await checkNewPassword(request.password, name, '/password');
  const user: User = {
    id: `usr_${randomBase62(16)}`,
    name,
    passwordHash: await hashPassword(request.password),
    role: 'admin',
    createdAt: app.now(),
    disabledAt: null,
    lastLoginAt: null,
  };
  const event = { ...auditEvent(call, 'setup.completed', user.id, { ip: place.address }), actor: `user:${user.id}` };
  if (!(await app.storage.users.createFirst(user, event))) throw new ApiError('already_set_up');
  await app.throttle.linkProved(place.address);
  return beginSession(call, user);
}
