import { ENDPOINTS } from '@namesake/contract';
import type { FastifyInstance } from 'fastify';
import type { App } from '../../services/app.ts';
import { changeDecisions } from '../../services/decisions/change.ts';
import { decideHits } from '../../services/decisions/decide.ts';
import { decideManyHits } from '../../services/decisions/decide-many.ts';
import { handOverDecisions } from '../../services/decisions/hand-over.ts';
import { listDecisions } from '../../services/decisions/list.ts';
import { listSearchDecisions } from '../../services/decisions/list-of-search.ts';
import { callOf } from '../call-of.ts';
import { endpointRoute } from '../endpoint-route.ts';

/** Decisions on hits. */
export function decisionRoutes(server: FastifyInstance, app: App): void {
  endpointRoute(server, ENDPOINTS.decideHits, ({ request, params, body }) =>
    decideHits(callOf(app, request), params.id, body),
  );
  endpointRoute(server, ENDPOINTS.decideManyHits, ({ request, body }) => decideManyHits(callOf(app, request), body));
  endpointRoute(server, ENDPOINTS.listSearchDecisions, ({ request, params }) =>
    listSearchDecisions(callOf(app, request), params.id),
  );
  endpointRoute(server, ENDPOINTS.listDecisions, ({ request, query }) => listDecisions(callOf(app, request), query));
  endpointRoute(server, ENDPOINTS.handOverDecisions, ({ request, body }) =>
    handOverDecisions(callOf(app, request), body),
  );
  endpointRoute(server, ENDPOINTS.changeDecisions, ({ request, body }) => changeDecisions(callOf(app, request), body));
}
