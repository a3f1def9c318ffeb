import type { SetupRequest } from '@namesake/contract';
import { hashPassword } from '../../auth/password.ts';
import { startSession } from '../../auth/sessions.ts';
import { isSetupToken } from '../../auth/setup-link.ts';
import { ApiError } from '../../errors/api-error.ts';
import { randomBase62 } from '../../ids/base62.ts';
import { audit } from '../audit.ts';
import { checkThrottle, type OpenCall, type StartedSession } from '../session/create.ts';
import { presentSession } from '../session/present-session.ts';

/**
 * Creates the first administrator and logs in. The link works once: of two concurrent calls, one succeeds.
 *
 * @throws ApiError `already_set_up`, `one_time_token_wrong`, `rate_limited`
 */
export async function completeSetup(call: OpenCall<'setupLinks'>, request: SetupRequest): Promise<StartedSession> {
  const { app, ip } = call;
  const keys = [`setup:${ip}`];
  checkThrottle(app, keys);
  if (await app.storage.users.any()) throw new ApiError('already_set_up');
  if (!(await isSetupToken(app.storage, request.oneTimeToken))) {
    app.throttle.fail(keys);
    throw new ApiError('one_time_token_wrong');
  }
  const user = {
    id: `usr_${randomBase62(16)}`,
    name: request.username.trim(),
    passwordHash: await hashPassword(request.password),
    role: 'admin',
    createdAt: app.now(),
  } as const;
  if (!(await app.storage.users.createFirst(user))) throw new ApiError('already_set_up');
  await app.storage.setupLinks.clear();
  const { cookie, principal } = await startSession(app.storage, app.keys, user, app.now());
  await audit({ ...call, principal }, 'setup.completed', user.id, { ip });
  return { session: presentSession(app, principal), cookie, expiresAt: principal.expiresAt };
}
