import { ENDPOINTS } from '@namesake/contract';
import type { FastifyInstance } from 'fastify';
import type { App } from '../../services/app.ts';
import { deleteBatchMapping } from '../../services/batch-mappings/delete.ts';
import { listBatchMappings } from '../../services/batch-mappings/list.ts';
import { saveBatchMapping } from '../../services/batch-mappings/save.ts';
import { callOf } from '../call-of.ts';
import { endpointRoute } from '../endpoint-route.ts';

/** Saved mappings of batches. */
export function mappingRoutes(server: FastifyInstance, app: App): void {
  endpointRoute(server, ENDPOINTS.listBatchMappings, ({ request }) => listBatchMappings(callOf(app, request)));
  endpointRoute(server, ENDPOINTS.saveBatchMapping, ({ request, params, body }) =>
    saveBatchMapping(callOf(app, request), params.name, body),
  );
  endpointRoute(server, ENDPOINTS.deleteBatchMapping, ({ request, params }) =>
    deleteBatchMapping(callOf(app, request), params.name),
  );
}
