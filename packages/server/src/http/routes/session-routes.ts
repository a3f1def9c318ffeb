import { ENDPOINTS } from '@namesake/contract';
import type { FastifyInstance } from 'fastify';
import type { App } from '../../services/app.ts';
import { changePassword } from '../../services/session/change-password.ts';
import { createSession } from '../../services/session/create.ts';
import { deleteSession } from '../../services/session/delete.ts';
import { endSession } from '../../services/session/end.ts';
import { endOtherSessions } from '../../services/session/end-others.ts';
import { listSessions } from '../../services/session/list.ts';
import { presentSession } from '../../services/session/present-session.ts';
import { userOf } from '../../services/session/user-of.ts';
import { completeSetup } from '../../services/setup/create.ts';
import { getSetup } from '../../services/setup/get.ts';
import { callOf, openCallOf } from '../call-of.ts';
import { endpointRoute } from '../endpoint-route.ts';
import { handOver, handStepOver } from '../hand-over.ts';
import { clearCookie, type SessionCookie } from '../session-cookie.ts';

/** First run, logging in and out, and what people may do about their own password and sessions. */
export function sessionRoutes(server: FastifyInstance, app: App, cookie: SessionCookie): void {
  endpointRoute(server, ENDPOINTS.getSetup, () => getSetup(app));
  endpointRoute(server, ENDPOINTS.completeSetup, async ({ request, reply, body }) =>
    handOver(app, reply, cookie, await completeSetup(openCallOf(app, request, cookie), body)),
  );
  endpointRoute(server, ENDPOINTS.createSession, async ({ request, reply, body }) => {
    const begun = await createSession(openCallOf(app, request, cookie), body);
    return 'step' in begun ? handStepOver(reply, cookie, begun) : handOver(app, reply, cookie, begun);
  });
  endpointRoute(server, ENDPOINTS.getSession, ({ request }) =>
    presentSession(app, userOf(callOf(app, request).principal)),
  );
  endpointRoute(server, ENDPOINTS.deleteSession, async ({ request, reply }) => {
    await deleteSession(callOf(app, request));
    clearCookie(reply, cookie);
  });
  endpointRoute(server, ENDPOINTS.changePassword, ({ request, body }) => changePassword(callOf(app, request), body));
  endpointRoute(server, ENDPOINTS.listSessions, ({ request }) => listSessions(callOf(app, request)));
  endpointRoute(server, ENDPOINTS.endSession, ({ request, params }) => endSession(callOf(app, request), params.id));
  endpointRoute(server, ENDPOINTS.endOtherSessions, ({ request }) => endOtherSessions(callOf(app, request)));
}
