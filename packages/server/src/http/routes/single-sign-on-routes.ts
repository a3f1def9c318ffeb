import { ENDPOINTS } from '@namesake/contract';
import type { FastifyInstance } from 'fastify';
import type { App } from '../../services/app.ts';
import { finishSingleSignOn } from '../../services/single-sign-on/finish.ts';
import { logOutOfProvider } from '../../services/single-sign-on/log-out.ts';
import { startSingleSignOn } from '../../services/single-sign-on/start.ts';
import { openCallOf } from '../call-of.ts';
import { endpointRoute } from '../endpoint-route.ts';
import { handOver } from '../hand-over.ts';
import { clearFlow, readFlow, setFlow } from '../login-flow-cookie.ts';
import type { SessionCookie } from '../session-cookie.ts';

const SEE_OTHER = 303;

/** Log-in by OpenID Connect: to the provider, back, and its log-out. */
export function singleSignOnRoutes(server: FastifyInstance, app: App, cookie: SessionCookie): void {
  endpointRoute(server, ENDPOINTS.startSingleSignOn, async ({ request, reply, body }) => {
    const { started, flow } = await startSingleSignOn(openCallOf(app, request, cookie), body);
    setFlow(reply, cookie, flow);
    return started;
  });
  endpointRoute(server, ENDPOINTS.finishSingleSignOn, async ({ request, reply }) => {
    const answer = new URLSearchParams(request.url.split('?').slice(1).join('?'));
    const sealed = readFlow(request, cookie);
    const { path, started, isSpent } = await finishSingleSignOn(openCallOf(app, request, cookie), { sealed, answer });
    if (isSpent) clearFlow(reply, cookie);
    if (started !== undefined) handOver(app, reply, cookie, started);
    return reply.redirect(path, SEE_OTHER);
  });
  endpointRoute(server, ENDPOINTS.leaveSingleSignOn, async ({ reply }) =>
    reply.redirect(await logOutOfProvider(app), SEE_OTHER),
  );
}
