import { ENDPOINTS } from '@namesake/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { App } from '../../services/app.ts';
import { getBatch } from '../../services/batches/get.ts';
import { listBatches } from '../../services/batches/list.ts';
import { previewBatch } from '../../services/batches/preview.ts';
import { exportBatchCsv, exportBatchErrors } from '../../services/batches/report/csv.ts';
import { exportBatchJsonl } from '../../services/batches/report/jsonl.ts';
import type { ReportFile } from '../../services/batches/report/open-report.ts';
import { exportBatchPdf } from '../../services/batches/report/pdf.ts';
import { exportBatchXlsx } from '../../services/batches/report/xlsx.ts';
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
  endpointRoute(server, ENDPOINTS.exportBatchCsv, async ({ request, reply, params }) =>
    asFile(reply, await exportBatchCsv(callOf(app, request), params.id)),
  );
  endpointRoute(server, ENDPOINTS.exportBatchJsonl, async ({ request, reply, params }) =>
    asFile(reply, await exportBatchJsonl(callOf(app, request), params.id)),
  );
  endpointRoute(server, ENDPOINTS.exportBatchXlsx, async ({ request, reply, params }) =>
    asFile(reply, await exportBatchXlsx(callOf(app, request), params.id)),
  );
  endpointRoute(server, ENDPOINTS.exportBatchPdf, async ({ request, reply, params }) =>
    asFile(reply, await exportBatchPdf(callOf(app, request, reply), params.id)),
  );
  endpointRoute(server, ENDPOINTS.exportBatchErrors, async ({ request, reply, params }) =>
    asFile(reply, await exportBatchErrors(callOf(app, request), params.id)),
  );
}

function asFile<Content>(reply: FastifyReply, { name, content }: ReportFile<Content>): Content {
  reply.header('content-disposition', `attachment; filename="${name}"`);
  return content;
}
