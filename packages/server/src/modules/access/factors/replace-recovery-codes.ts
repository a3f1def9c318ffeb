import type { ProvePasswordRequest, RecoveryCodes } from '@namesake/contract';
import type { Call } from '../../../context/app.ts';
import { auditEvent } from '../../../context/audit.ts';
import { ApiError } from '../../../lib/errors/api-error.ts';
import { makeRecoveryCodes } from './make-recovery-codes.ts';
import { proveAgain } from './prove-again.ts';

/**
 * Makes new recovery codes, which are shown only once; earlier ones stop working.
 *
 * @throws ApiError `password_wrong`, `factor_not_found` where there is nothing to recover, `rate_limited`
 */
export async function replaceRecoveryCodes(call: Call, { password }: ProvePasswordRequest): Promise<RecoveryCodes> {
  const { factors } = call.app.storage;
  const { userId } = await proveAgain(call, password);
  if (!(await factors.has(userId))) throw new ApiError('factor_not_found');
  const { codes, hashes } = makeRecoveryCodes(call.app, userId);
  await factors.replaceRecoveryCodes(userId, hashes, auditEvent(call, 'user.recovery_codes_replaced', userId));
  return { recoveryCodes: codes };
}
