import { ENDPOINTS } from '@namesake/contract';
import type { FastifyInstance } from 'fastify';
import type { App } from '../../services/app.ts';
import { compareParties } from '../../services/compare/create.ts';
import { findCustomer } from '../../services/customers/find.ts';
import { countWaiting } from '../../services/history/count-waiting.ts';
import { listScreenings } from '../../services/history/list.ts';
import { replaySearch } from '../../services/replay/create.ts';
import { createSearch } from '../../services/search/create.ts';
import { diagnoseSearch } from '../../services/search/diagnose.ts';
import { getExample } from '../../services/search/example.ts';
import { getSearch } from '../../services/search/get.ts';
import { inSpan } from '../../tracing/in-span.ts';
import { withCaller } from '../../tracing/with-caller.ts';
import { callOf } from '../call-of.ts';
import { endpointRoute } from '../endpoint-route.ts';

/** Screening and comparing. */
export function screeningRoutes(server: FastifyInstance, app: App): void {
  endpointRoute(server, ENDPOINTS.createSearch, ({ request, reply, body, notes }) =>
    withCaller(request.headers, () =>
      inSpan('namesake.search', { 'namesake.request_id': request.id }, () =>
        createSearch(callOf(app, request, reply), body, notes, request.keyed?.searchId ?? undefined),
      ),
    ),
  );
  endpointRoute(server, ENDPOINTS.getSearch, ({ request, params }) => getSearch(callOf(app, request), params.id));
  endpointRoute(server, ENDPOINTS.listScreenings, ({ request, query }) => listScreenings(callOf(app, request), query));
  endpointRoute(server, ENDPOINTS.findCustomer, ({ request, body }) => findCustomer(callOf(app, request), body));
  endpointRoute(server, ENDPOINTS.countWaiting, ({ request }) => countWaiting(callOf(app, request)));
  endpointRoute(server, ENDPOINTS.replaySearch, ({ request, reply, params }) =>
    replaySearch(callOf(app, request, reply), params.id),
  );
  endpointRoute(server, ENDPOINTS.getExample, ({ request }) => getExample(callOf(app, request)));
  endpointRoute(server, ENDPOINTS.diagnoseSearch, ({ request, reply, body }) =>
    diagnoseSearch(callOf(app, request, reply), body),
  );
  endpointRoute(server, ENDPOINTS.compareParties, ({ request, body }) => compareParties(callOf(app, request), body));
}
