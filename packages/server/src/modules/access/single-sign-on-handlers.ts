import type { Handlers } from '../../context/handler.ts';
import { handOver } from './http/hand-over.ts';
import { clearFlow, readFlow, setFlow } from './http/login-flow-cookie.ts';
import { openCall } from './http/open-call.ts';
import { sessionCookie } from './http/session-cookie.ts';
import { finishSingleSignOn } from './oidc/finish.ts';
import { logOutOfProvider } from './oidc/log-out.ts';
import { startSingleSignOn } from './oidc/start.ts';

/** Log-in by OpenID Connect: to the provider, back, and its log-out. */
export const singleSignOnHandlers = {
  startSingleSignOn: async ({ app, request, reply, body }) => {
    const { started, flow } = await startSingleSignOn(openCall(app, request), body);
    setFlow(reply, sessionCookie(app.publicUrl), flow);
    return started;
  },
  finishSingleSignOn: async ({ app, request, reply }) => {
    const answer = new URLSearchParams(request.url.split('?').slice(1).join('?'));
    const sealed = readFlow(request, sessionCookie(app.publicUrl));
    const { path, started, isSpent } = await finishSingleSignOn(openCall(app, request), { sealed, answer });
    if (isSpent) clearFlow(reply, sessionCookie(app.publicUrl));
    if (started !== undefined) handOver(app, reply, started);
    return reply.redirect(path, SEE_OTHER);
  },
  leaveSingleSignOn: async ({ app, reply }) => reply.redirect(await logOutOfProvider(app), SEE_OTHER),
} satisfies Partial<Handlers>;

const SEE_OTHER = 303;
