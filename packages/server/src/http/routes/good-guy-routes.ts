import { ENDPOINTS } from '@namesake/contract';
import type { FastifyInstance } from 'fastify';
import type { App } from '../../services/app.ts';
import { changeGoodGuys } from '../../services/good-guys/change.ts';
import { exportGoodGuys } from '../../services/good-guys/export.ts';
import { getGoodGuy } from '../../services/good-guys/get.ts';
import { importGoodGuys } from '../../services/good-guys/import.ts';
import { listGoodGuys } from '../../services/good-guys/list.ts';
import { makeGoodGuys } from '../../services/good-guys/make.ts';
import { callOf } from '../call-of.ts';
import { endpointRoute } from '../endpoint-route.ts';

/** Good guys. */
export function goodGuyRoutes(server: FastifyInstance, app: App): void {
  endpointRoute(server, ENDPOINTS.makeGoodGuys, ({ request, body }) => makeGoodGuys(callOf(app, request), body));
  endpointRoute(server, ENDPOINTS.listGoodGuys, ({ request, query }) => listGoodGuys(callOf(app, request), query));
  endpointRoute(server, ENDPOINTS.exportGoodGuys, ({ request }) => exportGoodGuys(callOf(app, request)));
  endpointRoute(server, ENDPOINTS.importGoodGuys, ({ request, body }) => importGoodGuys(callOf(app, request), body));
  endpointRoute(server, ENDPOINTS.getGoodGuy, ({ request, params }) => getGoodGuy(callOf(app, request), params.id));
  endpointRoute(server, ENDPOINTS.changeGoodGuys, ({ request, body }) => changeGoodGuys(callOf(app, request), body));
}
