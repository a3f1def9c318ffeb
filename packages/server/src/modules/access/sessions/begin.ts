import type { LoginMethod, Session } from '@namesake/contract';
import { auditEvent } from '../../../context/audit.ts';
import { markBrowser } from '../store/known-browser.ts';
import type { SecondStepTaken } from '../store/session-store.ts';
import type { User } from '../store/user-store.ts';
import type { OpenCall } from './open-call.ts';
import { presentSession } from './present-session.ts';
import { startSession } from './sessions.ts';
import { withFactorRule } from './with-factor-rule.ts';

/** A session that has just begun, with the value of its cookie and the mark of the browser. */
export type StartedSession = {
  readonly session: Session;
  readonly cookie: string;
  readonly expiresAt: number;
  readonly mark: string;
};

/**
 * Logs in somebody who has proved who they are; the session that this browser had before ends.
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
