import { ENDPOINTS } from '@namesake/contract';
import type { FastifyInstance } from 'fastify';
import type { App } from '../../services/app.ts';
import { exportBatch, exportBatchErrors } from '../../services/batches/export.ts';
import { getBatch } from '../../services/batches/get.ts';
import { listBatches } from '../../services/batches/list.ts';
import { previewBatch } from '../../services/batches/preview.ts';
import { listBatchResults } from '../../services/batches/results.ts';
import { cancelBatch, pauseBatch, resumeBatch, startBatch } from '../../services/batches/steer.ts';
import { callOf } from '../call-of.ts';
import { endpointRoute } from '../endpoint-route.ts';
import { uploadRoute } from '../upload/upload-route.ts';

/** Batches. */
export function batchRoutes(server: FastifyInstance, app: App): void {
  uploadRoute(server, app);
  endpointRoute(server, ENDPOINTS.listBatches, ({ request, query }) => listBatches(callOf(app, request), query));
  endpointRoute(server, ENDPOINTS.getBatch, ({ request, params }) => getBatch(callOf(app, request), params.id));
  endpointRoute(server, ENDPOINTS.previewBatch, ({ request, params, body }) =>
    previewBatch(callOf(app, request), params.id, body),
  );
  endpointRoute(server, ENDPOINTS.startBatch, ({ request, params, body }) =>
    startBatch(callOf(app, request), params.id, body),
  );
  endpointRoute(server, ENDPOINTS.pauseBatch, ({ request, params }) => pauseBatch(callOf(app, request), params.id));
  endpointRoute(server, ENDPOINTS.resumeBatch, ({ request, params }) => resumeBatch(callOf(app, request), params.id));
  endpointRoute(server, ENDPOINTS.cancelBatch, ({ request, params }) => cancelBatch(callOf(app, request), params.id));
  endpointRoute(server, ENDPOINTS.listBatchResults, ({ request, params, query }) =>
    listBatchResults(callOf(app, request), params.id, query),
  );
  endpointRoute(server, ENDPOINTS.exportBatchCsv, ({ request, params }) =>
    exportBatch(callOf(app, request), params.id),
  );
  endpointRoute(server, ENDPOINTS.exportBatchErrors, ({ request, params }) =>
    exportBatchErrors(callOf(app, request), params.id),
  );
}
