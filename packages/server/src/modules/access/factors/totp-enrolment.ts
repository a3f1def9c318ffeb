import type {
  ConfirmTotpRequest,
  EnrolledFactor,
  ProvePasswordRequest,
  RemoveTotpRequest,
  StartedTotp,
} from '@namesake/contract';
import type { Call } from '../../../context/app.ts';
import { audit, auditEvent } from '../../../context/audit.ts';
import { ApiError } from '../../../lib/errors/api-error.ts';
import { openSealed, seal } from '../../../lib/sealed-text.ts';
import { firstRecoveryCodes } from './own-factors.ts';
import { countProof, proveAgain, proved } from './prove-again.ts';
import { proofOfCode } from './second-step.ts';
import { newTotpSecret, totpStepOf } from './totp.ts';

/** How long an app can be confirmed after its secret was shown. */
const ENROLMENT_MS = 15 * 60_000;

/**
 * Creates the secret of an authenticator app, which is shown only once. It becomes a factor once a code confirms it.
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

/**
 * Makes the authenticator app a factor, once a code proves that it has the secret. Ends the user's other sessions,
 * which have not proved it.
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

/**
 * Removes the authenticator app of the caller, who proves the password and a code. Ends their other sessions.
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
