import type { SecondStepRequest } from '@namesake/contract';
import { beginSession, type StartedSession } from '../sessions/begin.ts';
import { hashStepCookie } from '../sessions/login-step.ts';
import type { OpenCall } from '../sessions/open-call.ts';
import { ProofUsedUp } from '../sessions/sessions.ts';
import { countSecondStep } from './count-second-step.ts';
import { failSecondStep } from './fail-second-step.ts';
import { proofOfCode } from './proof-of-code.ts';

/**
 * Logs in by a code, after the password. Of two that use one code at the same time, one succeeds.
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
