import type { SingleSignOnRefusal } from '@namesake/contract';
import { auditEvent } from '../../../context/audit.ts';
import { storageProblemOf } from '../../../lib/errors/storage-problem.ts';
import type { IdentityProvider } from '../provider/identity-provider.ts';
import { flowHash, LOGIN_FLOW_MS, type LoginFlow, openFlow } from '../provider/login-flow.ts';
import { ProviderRefused, ProviderUnreachable } from '../provider/provider-errors.ts';
import { beginSession, type StartedSession } from '../sessions/begin.ts';
import type { OpenCall } from '../sessions/sessions.ts';
import { accountOf, Refused } from './account-of.ts';
import { offeredProvider } from './to-provider.ts';

/** From another log-in of this browser, or forged. The log-in in progress can still come back. */
const OTHER_STATE = 'other_state';

/** Path that the browser is redirected to, and the new session, unless the log-in was refused. */
type FinishedLogin = {
  readonly path: string;
  readonly started?: StartedSession;
  /** Whether the cookie of the log-in is no longer of use. */
  readonly isSpent: boolean;
};

/** Result from the provider: the value of the cookie, and the query string of the provider. */
type CameBack = { readonly sealed: string | undefined; readonly answer: URLSearchParams };

/**
 * Finishes a log-in at the identity provider. A refusal redirects to the log-in page, which shows the reason.
 *
 * @throws ApiError `single_sign_on_off`
 */
export async function finishSingleSignOn(call: OpenCall, back: CameBack): Promise<FinishedLogin> {
  const { app } = call;
  const provider = await offeredProvider(app);
  const flow = back.sealed === undefined ? undefined : await openFlow(back.sealed, app.now(), app.keys);
  // Nothing is recorded, since no log-in of this browser is known.
  if (flow === undefined) return { path: refusalPath('expired', '/'), isSpent: false };
  try {
    return { path: flow.next, started: await logIn(call, provider, flow, back.answer), isSpent: true };
  } catch (error) {
    const refused = refusedBy(error);
    // People get a page with the reason instead of a JSON problem.
    if (refused.reason !== 'unavailable') await refuse(call, refused);
    return { path: refusalPath(refused.reason, flow.next), isSpent: refused.fault !== OTHER_STATE };
  }
}

async function logIn(
  call: OpenCall,
  provider: IdentityProvider,
  flow: LoginFlow,
  answer: URLSearchParams,
): Promise<StartedSession> {
  const { app, place } = call;
  const nowMs = app.now();
  if (answer.get('state') !== flow.state) throw new Refused('expired', OTHER_STATE);
  if (!(await app.storage.spentLogins.spend(flowHash(flow), nowMs + LOGIN_FLOW_MS, nowMs)))
    throw new Refused('expired', 'replayed');
  const identified = await provider.finish(answer, flow);
  const user = await accountOf(call, identified, provider.settings.roles);
  return beginSession({ ...call, place: { ...place, cookie: flow.session } }, user, 'single_sign_on');
}

function refusedBy(error: unknown): Refused {
  if (error instanceof Refused) return error;
  if (error instanceof ProviderRefused) return new Refused(error.reason, error.fault);
  if (error instanceof ProviderUnreachable) return new Refused('unreachable', error.fault);
  if (storageProblemOf(error) !== undefined) return new Refused('unavailable');
  throw error;
}

/**
 * Records a refusal. It names an account, but never a person without one. If the provider gives no role, the sessions
 * of the account end.
 */
async function refuse({ app, place, requestId }: OpenCall, { reason, fault, userId }: Refused): Promise<void> {
  const detail = { ip: place.address, method: 'single_sign_on', reason, ...(fault === undefined ? {} : { fault }) };
  const event = auditEvent({ app, requestId }, 'session.refused', userId ?? '', detail);
  if (reason === 'no_role' && userId !== undefined) await app.storage.sessions.removeAll(userId, event);
  else await app.storage.audit.append(event);
}

const refusalPath = (reason: SingleSignOnRefusal, next: string): string =>
  `/login?${new URLSearchParams({ sso: reason, ...(next === '/' ? {} : { next }) })}`;
