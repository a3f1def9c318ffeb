import { ENDPOINTS } from '@namesake/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { ApiError } from '../../errors/api-error.ts';
import type { App } from '../../services/app.ts';
import { createSession, type StartedSession } from '../../services/session/create.ts';
import { deleteSession } from '../../services/session/delete.ts';
import { presentSession } from '../../services/session/present-session.ts';
import { completeSetup } from '../../services/setup/create.ts';
import { getSetup } from '../../services/setup/get.ts';
import { callOf, openCallOf } from '../call-of.ts';
import { endpointRoute } from '../endpoint-route.ts';
import { clearCookie, type SessionCookie, setCookie } from '../session-cookie.ts';

/** First run, logging in and out. */
export function sessionRoutes(server: FastifyInstance, app: App, cookie: SessionCookie): void {
  const begin = (reply: FastifyReply, started: StartedSession) => {
    setCookie(reply, cookie, started.cookie, started.expiresAt);
    return started.session;
  };
  endpointRoute(server, ENDPOINTS.getSetup, () => getSetup(app));
  endpointRoute(server, ENDPOINTS.completeSetup, async ({ request, reply, body }) =>
    begin(reply, await completeSetup(openCallOf(app, request), body)),
  );
  endpointRoute(server, ENDPOINTS.createSession, async ({ request, reply, body }) =>
    begin(reply, await createSession(openCallOf(app, request), body)),
  );
  endpointRoute(server, ENDPOINTS.getSession, ({ request }) => {
    const { principal } = callOf(app, request);
    if (principal.kind !== 'user') throw new ApiError('session_required');
    return presentSession(app, principal);
  });
  endpointRoute(server, ENDPOINTS.deleteSession, async ({ request, reply }) => {
    await deleteSession(callOf(app, request));
    clearCookie(reply, cookie);
  });
}
