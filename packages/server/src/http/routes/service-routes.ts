import { ENDPOINTS } from '@namesake/contract';
import type { FastifyInstance } from 'fastify';
import type { App } from '../../services/app.ts';
import { readiness } from '../../services/health/readiness.ts';
import { getLimitations } from '../../services/limitations/get.ts';
import { getScoring } from '../../services/scoring/get.ts';
import type { Drain } from '../drain.ts';
import { endpointRoute } from '../endpoint-route.ts';

/** Probes, and what everybody may know: the API, how scores come about. */
export function serviceRoutes(server: FastifyInstance, app: App, drain: Drain): void {
  endpointRoute(server, ENDPOINTS.getOpenapi, () => server.swagger());
  endpointRoute(server, ENDPOINTS.getLimitations, () => getLimitations());
  endpointRoute(server, ENDPOINTS.getScoring, () => getScoring());
  endpointRoute(server, ENDPOINTS.getLivez, () => ({ status: 'ok' }));
  endpointRoute(server, ENDPOINTS.getReadyz, ({ reply, query }) => {
    const body = readiness(app, { shuttingDown: drain.begun, strict: query.strict === true });
    if (body.status !== 'ready') reply.code(503).header('retry-after', '2');
    return body;
  });
}
