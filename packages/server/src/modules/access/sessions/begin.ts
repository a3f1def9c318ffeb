import { createHmac, randomBytes } from 'node:crypto';
import type { LoginMethod, SecondStep, Session } from '@namesake/contract';
import type { Keys } from '../../../config/secret.ts';
import { auditEvent } from '../../../context/audit.ts';
import { markBrowser } from '../store/login-throttle.ts';
import type { SecondStepTaken } from '../store/session-store.ts';
import type { User } from '../store/user-store.ts';
import { presentSession } from './own-session.ts';
import { type OpenCall, startSession, withFactorRule } from './sessions.ts';

/** A new session, with the value of its cookie and the mark of the browser. */
export type StartedSession = {
  readonly session: Session;
  readonly cookie: string;
  readonly expiresAt: number;
  readonly mark: string;
};

/** How long a log-in waits for its second step. */
const LOGIN_STEP_MS = 5 * 60_000;

/** Guesses at the second step before the password is required again. */
export const MAX_GUESSES = 5;

/** A log-in waiting for its second step, with the value of the cookie that binds it to the browser. */
export type FirstStep = { readonly secondStep: SecondStep; readonly step: string; readonly expiresAt: number };

/**
 * Logs in an authenticated user. Ends the previous session of this browser.
 *
 * @throws ProofUsedUp
 */
export async function beginSession(
  call: OpenCall,
  user: User,
  method: LoginMethod = 'password',
  taken?: SecondStepTaken,
): Promise<StartedSession> {
  const { app, place, requestId } = call;
  const factor = taken === undefined ? {} : { factor: taken.proof.kind };
  const event = {
    ...auditEvent({ app, requestId }, 'session.started', user.id, { ip: place.address, method, ...factor }),
    actor: `user:${user.id}`,
  };
  const { cookie, principal: proved } = await startSession(app.storage, app.keys, user, place, event, taken);
  const principal = await withFactorRule(proved, app.storage, app.factorRule);
  const mark = markBrowser(user.id, app.now(), app.keys);
  return { session: presentSession(app, principal), cookie, expiresAt: principal.expiresAt, mark };
}

/** Records that the password was right, before the second factor is proved. */
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

/** Value of the cookie for a log-in waiting for its second step. */
const newStepCookie = (): string => randomBytes(32).toString('base64url');

/** Stored hash of such a cookie. */
export const hashStepCookie = (cookie: string, { loginSteps }: Pick<Keys, 'loginSteps'>): Buffer =>
  createHmac('sha256', loginSteps).update(cookie).digest();
