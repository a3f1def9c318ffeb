import type { ConfirmTotpRequest, EnrolledFactor } from '@namesake/contract';
import type { Call } from '../../../context/app.ts';
import { audit, auditEvent } from '../../../context/audit.ts';
import { ApiError } from '../../../lib/errors/api-error.ts';
import { firstRecoveryCodes } from './make-recovery-codes.ts';
import { countProof, proved } from './prove-again.ts';
import { openSealed } from './seal.ts';
import { totpStepOf } from './totp.ts';

/** How long an app can be confirmed after its secret was shown. */
const ENROLMENT_MS = 15 * 60_000;

/**
 * Makes the authenticator app a factor, once a code shows that it has the secret. The user's other sessions end: none
 * of them proved it.
 *
 * @throws ApiError `enrolment_ended`, `code_wrong`, `rate_limited`
 */
export async function confirmTotp(call: Call, { code }: ConfirmTotpRequest): Promise<EnrolledFactor> {
  const { app } = call;
  const { userId, sessionHash } = await countProof(call);
  const factors = await app.storage.factors.of(userId);
  const { totp } = factors;
  if (totp === undefined || totp.confirmedAt !== null || totp.createdAt + ENROLMENT_MS <= app.now())
    throw new ApiError('enrolment_ended');
  const secret = openSealed(totp.sealed, userId, app.keys.totpSecrets);
  const step = secret === undefined ? undefined : totpStepOf(code, secret, app.now(), totp.lastStep);
  if (step === undefined) {
    await audit(call, 'user.factor_change_refused', userId, { why: 'code' });
    throw new ApiError('code_wrong');
  }
  const made = firstRecoveryCodes(app, userId, factors);
  const change = { kept: sessionHash, event: auditEvent(call, 'user.totp_enrolled', userId) };
  if (!(await app.storage.factors.confirmTotp(userId, step, made?.hashes ?? [], change)))
    throw new ApiError('enrolment_ended');
  await proved(call);
  return { recoveryCodes: made?.codes ?? null };
}
