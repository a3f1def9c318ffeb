import type { ProvePasswordRequest } from '@namesake/contract';
import type { Call } from '../../../context/app.ts';
import { auditEvent } from '../../../context/audit.ts';
import { ApiError } from '../../../lib/errors/api-error.ts';
import { proveAgain } from './prove-again.ts';

/**
 * Removes a passkey of who asks. Their other sessions end: it may have been stolen.
 *
 * @throws ApiError `password_wrong`, `factor_not_found`, `rate_limited`
 */
export async function removePasskey(call: Call, id: string, { password }: ProvePasswordRequest): Promise<void> {
  const { userId, sessionHash } = await proveAgain(call, password);
  const change = { kept: sessionHash, event: auditEvent(call, 'user.passkey_removed', userId, { passkey: id }) };
  if (!(await call.app.storage.factors.removePasskey(userId, id, change))) throw new ApiError('factor_not_found');
}
