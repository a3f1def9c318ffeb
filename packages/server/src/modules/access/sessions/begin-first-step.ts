import type { SecondStep } from '@namesake/contract';
import { auditEvent } from '../../../context/audit.ts';
import type { User } from '../store/user-store.ts';
import { hashStepCookie, LOGIN_STEP_MS, newStepCookie } from './login-step.ts';
import type { OpenCall } from './open-call.ts';

/** A log-in that waits for its second step, with the value of the cookie that binds it to the browser. */
export type FirstStep = { readonly secondStep: SecondStep; readonly step: string; readonly expiresAt: number };

/** Notes that somebody's password was right; they prove a second factor next. */
export async function beginFirstStep({ app, place, requestId }: OpenCall, user: User): Promise<FirstStep> {
  const { factors, loginSteps } = app.storage;
  const step = newStepCookie();
  const event = auditEvent({ app, requestId }, 'session.second_step_asked', user.id, { ip: place.address });
  const expiresAt = event.at + LOGIN_STEP_MS;
  await loginSteps.create({ hash: hashStepCookie(step, app.keys), userId: user.id, expiresAt }, event);
  const { totp, passkeys, recoveryCodes } = await factors.of(user.id);
  const methods = [
    ...(totp?.confirmedAt == null ? [] : (['totp'] as const)),
    ...(passkeys.length === 0 ? [] : (['passkey'] as const)),
    ...(recoveryCodes === 0 ? [] : (['recovery_code'] as const)),
  ];
  return { secondStep: { methods, expiresAt: new Date(expiresAt).toISOString() }, step, expiresAt };
}
