import type { ErrorCode, SecondStepRequest } from '@namesake/contract';
import type { App } from '../../../context/app.ts';
import { audit } from '../../../context/audit.ts';
import type { AuditEvent } from '../../../db/ledger/audit-log.ts';
import { ApiError } from '../../../lib/errors/api-error.ts';
import { openSealed } from '../../../lib/sealed-text.ts';
import { beginSession, hashStepCookie, MAX_GUESSES, type StartedSession } from '../sessions/begin.ts';
import { countLogin } from '../sessions/log-in.ts';
import { type OpenCall, ProofUsedUp } from '../sessions/sessions.ts';
import type { SpentProof } from '../store/factors.ts';
import type { Counted } from '../store/login-throttle.ts';
import type { User } from '../store/user-store.ts';
import { hashRecoveryCode } from './own-factors.ts';
import { totpStepOf } from './totp.ts';

/** The user whose second step is awaited, and what the guess was counted for. */
type CountedStep = { readonly user: User; readonly counted: Counted };

/**
 * Logs in by a code after the password. If two requests use one code at the same time, only one succeeds.
 *
 * @throws ApiError `login_step_ended`, `code_wrong`, `rate_limited`
 */
export async function takeSecondStep(call: OpenCall, { code }: SecondStepRequest): Promise<StartedSession> {
  const { app, place } = call;
  const { user, counted } = await countSecondStep(call);
  const proof = await proofOfCode(app, user.id, code);
  if (proof === undefined) return failSecondStep(call, user, 'code_wrong', { factor: 'totp' });
  const step = place.step === undefined ? undefined : hashStepCookie(place.step, app.keys);
  try {
    const started = await beginSession(call, user, 'password', { step, proof });
    await app.throttle.succeed(counted);
    return started;
  } catch (error) {
    if (!(error instanceof ProofUsedUp)) throw error;
    return failSecondStep(call, user, 'code_wrong', { factor: proof.kind });
  }
}

/**
 * Finds the log-in waiting for its second step and counts a guess before it is evaluated: for the account, like a
 * password, and for this log-in.
 *
 * @throws ApiError `login_step_ended`, `rate_limited`
 */
export async function countSecondStep({ app, place }: OpenCall): Promise<CountedStep> {
  const { loginSteps, users } = app.storage;
  const hash = hashStepCookie(place.step ?? '', app.keys);
  const step = place.step === undefined ? undefined : await loginSteps.find(hash, app.now());
  const user = step === undefined ? undefined : await users.find(step.userId);
  if (user === undefined || user.disabledAt !== null) throw new ApiError('login_step_ended');
  const counted = await countLogin(app, { name: user.name, user, address: place.address, mark: place.mark });
  if (!(await loginSteps.guess(hash, MAX_GUESSES))) throw new ApiError('login_step_ended');
  return { user, counted };
}

/** Records that a second step was refused, and throws. */
async function failSecondStep(
  call: OpenCall,
  user: User,
  code: ErrorCode,
  detail: AuditEvent['detail'],
): Promise<never> {
  await audit(call, 'session.second_step_refused', user.id, { ip: call.place.address, ...detail });
  throw new ApiError(code);
}

/**
 * What a code proves: a code of the authenticator app if it has only digits, otherwise a recovery code. Undefined if it
 * is wrong. Whether a recovery code exists shows only when it is used up.
 */
export async function proofOfCode(app: App, userId: string, code: string): Promise<SpentProof | undefined> {
  if (/[a-z]/i.test(code))
    return { kind: 'recovery_code', userId, hash: hashRecoveryCode(code, userId, app.keys.recoveryCodes) };
  const { totp } = await app.storage.factors.of(userId);
  if (totp?.confirmedAt == null) return undefined;
  const secret = openSealed(totp.sealed, userId, app.keys.totpSecrets);
  const step = secret === undefined ? undefined : totpStepOf(code, secret, app.now(), totp.lastStep);
  return step === undefined ? undefined : { kind: 'totp', userId, step };
}
