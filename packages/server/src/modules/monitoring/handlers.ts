import type { Handlers } from '../../context/handler.ts';
import { readiness } from './readiness.ts';

/** Handlers for probes and the API description. */
export const serviceHandlers = {
  getOpenapi: ({ request }) => request.server.swagger(),
  getLivez: () => ({ status: 'ok' }),
  getReadyz: ({ app, reply, query }) => {
    const body = readiness(app, { shuttingDown: app.isEnding(), strict: query.strict === true });
    if (body.status !== 'ready') reply.code(503).header('retry-after', '2');
    return body;
  },
} satisfies Partial<Handlers>;
