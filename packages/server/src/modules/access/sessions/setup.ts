import type { SetupRequest, SetupStatus } from '@namesake/contract';
import type { App } from '../../../context/app.ts';
import { auditEvent } from '../../../context/audit.ts';
import { ApiError } from '../../../lib/errors/api-error.ts';
import { randomBase62 } from '../../../lib/ids/base62.ts';
import { isSetupToken } from '../one-time-token.ts';
import { checkNewPassword, hashPassword } from '../password.ts';
import type { User } from '../store/user-store.ts';
import { beginSession, type StartedSession } from './begin.ts';
import { checkWait } from './log-in.ts';
import type { OpenCall } from './sessions.ts';

/** Whether the first administrator must still be created, and how people log in. */
export async function getSetup(app: App): Promise<SetupStatus> {
  const { provider } = app;
  const needed = !(await app.storage.users.any());
  const isOffered = provider !== null && !needed;
  // Not awaited: opening the log-in page must not depend on the provider.
  if (isOffered) void provider.warmUp();
  return {
    needed,
    demo: app.lists.current()?.origin === 'sample',
    version: app.version,
    singleSignOn: isOffered
      ? { name: provider.settings.name, reachable: provider.isReachable, logOut: provider.hasLogOut }
      : null,
  };
}

/**
 * Creates the first administrator and logs in. The link works once: of two concurrent calls, only one succeeds.
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
