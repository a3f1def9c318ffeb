import type { RemoveTotpRequest } from '@namesake/contract';
import type { Call } from '../../../context/app.ts';
import { audit, auditEvent } from '../../../context/audit.ts';
import { ApiError } from '../../../lib/errors/api-error.ts';
import { proofOfCode } from './proof-of-code.ts';
import { countProof, proveAgain, proved } from './prove-again.ts';

/**
 * Removes the authenticator app of who asks, who proves password and code. Their other sessions end.
 *
 * @throws ApiError `password_wrong`, `code_wrong`, `factor_not_found`, `rate_limited`
 */
export async function removeTotp(call: Call, { password, code }: RemoveTotpRequest): Promise<void> {
  const { factors } = call.app.storage;
  const { userId, sessionHash } = await proveAgain(call, password);
  if ((await factors.of(userId)).totp?.confirmedAt == null) throw new ApiError('factor_not_found');
  await countProof(call);
  const proof = await proofOfCode(call.app, userId, code);
  const event = auditEvent(call, 'user.totp_removed', userId, { by: proof?.kind ?? '' });
  if (proof === undefined || !(await factors.removeTotp(userId, proof, { kept: sessionHash, event }))) {
    await audit(call, 'user.factor_change_refused', userId, { why: 'code' });
    throw new ApiError('code_wrong');
  }
  await proved(call);
}
