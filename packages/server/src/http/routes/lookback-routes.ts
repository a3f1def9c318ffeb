import { ENDPOINTS } from '@namesake/contract';
import type { FastifyInstance } from 'fastify';
import type { App } from '../../services/app.ts';
import { cancelLookback } from '../../services/lookbacks/cancel.ts';
import { createLookback } from '../../services/lookbacks/create.ts';
import { eraseLookback } from '../../services/lookbacks/erase.ts';
import { exportLookback } from '../../services/lookbacks/export.ts';
import { getLookback } from '../../services/lookbacks/get.ts';
import { listLookbacks } from '../../services/lookbacks/list.ts';
import { listLookbackResults } from '../../services/lookbacks/results.ts';
import { callOf } from '../call-of.ts';
import { endpointRoute } from '../endpoint-route.ts';

/** Lookbacks. */
export function lookbackRoutes(server: FastifyInstance, app: App): void {
  endpointRoute(server, ENDPOINTS.createLookback, ({ request, body }) => createLookback(callOf(app, request), body));
  endpointRoute(server, ENDPOINTS.listLookbacks, ({ request, query }) => listLookbacks(callOf(app, request), query));
  endpointRoute(server, ENDPOINTS.getLookback, ({ request, params }) => getLookback(callOf(app, request), params.id));
  endpointRoute(server, ENDPOINTS.listLookbackResults, ({ request, params, query }) =>
    listLookbackResults(callOf(app, request), params.id, query),
  );
  endpointRoute(server, ENDPOINTS.exportLookbackCsv, ({ request, params }) =>
    exportLookback(callOf(app, request), params.id),
  );
  endpointRoute(server, ENDPOINTS.cancelLookback, ({ request, params }) =>
    cancelLookback(callOf(app, request), params.id),
  );
  endpointRoute(server, ENDPOINTS.eraseLookback, async ({ request, params }) => {
    await eraseLookback(callOf(app, request), params.id);
  });
}
