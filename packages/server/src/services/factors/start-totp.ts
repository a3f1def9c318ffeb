import type { ProvePasswordRequest, StartedTotp } from '@namesake/contract';
import { seal } from '../../auth/factors/seal.ts';
import { newTotpSecret } from '../../auth/factors/totp.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { Call } from '../app.ts';
import { auditEvent } from '../audit.ts';
import { proveAgain } from './prove-again.ts';

/**
 * Makes the secret of an authenticator app, which is shown only once. It is no factor until a code confirms it.
 *
 * @throws ApiError `password_wrong`, `factor_exists`, `rate_limited`
 */
export async function startTotp(
  call: Call<'keys' | 'now' | 'throttle', 'audit' | 'factors' | 'users'>,
  { password }: ProvePasswordRequest,
): Promise<StartedTotp> {
  const { app } = call;
  const { userId, userName } = await proveAgain(call, password);
  const { base32, uri } = newTotpSecret(userName);
  const event = auditEvent(call, 'user.totp_started', userId);
  const totp = { userId, sealed: seal(base32, userId, app.keys.totpSecrets), createdAt: event.at };
  if (!(await app.storage.factors.startTotp(totp, event))) throw new ApiError('factor_exists');
  return { secret: base32, uri };
}
