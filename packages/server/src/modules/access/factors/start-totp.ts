import type { ProvePasswordRequest, StartedTotp } from '@namesake/contract';
import type { Call } from '../../../context/app.ts';
import { auditEvent } from '../../../context/audit.ts';
import { ApiError } from '../../../lib/errors/api-error.ts';
import { proveAgain } from './prove-again.ts';
import { seal } from './seal.ts';
import { newTotpSecret } from './totp.ts';

/**
 * Makes the secret of an authenticator app, which is shown only once. It is no factor until a code confirms it.
 *
 * @throws ApiError `password_wrong`, `factor_exists`, `rate_limited`
 */
export async function startTotp(call: Call, { password }: ProvePasswordRequest): Promise<StartedTotp> {
  const { app } = call;
  const { userId, userName } = await proveAgain(call, password);
  const { base32, uri } = newTotpSecret(userName);
  const event = auditEvent(call, 'user.totp_started', userId);
  const totp = { userId, sealed: seal(base32, userId, app.keys.totpSecrets), createdAt: event.at };
  if (!(await app.storage.factors.startTotp(totp, event))) throw new ApiError('factor_exists');
  return { secret: base32, uri };
}
