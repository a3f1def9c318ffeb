import { Readable } from 'node:stream';
import { createBatchFormSchema, parseRequest } from '@namesake/contract';
import type { FastifyReply } from 'fastify';
import type { Handlers } from '../../context/handler.ts';
import { fileBody } from '../../http/upload/file-body.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { cancelBatch, pauseBatch, resumeBatch, startBatch } from './change.ts';
import { createBatch } from './create.ts';
import { deleteBatchMapping, listBatchMappings, saveBatchMapping } from './mappings.ts';
import { previewBatch } from './preview.ts';
import { exportBatchCsv, exportBatchErrors, exportBatchJsonl, exportBatchXlsx } from './report/files.ts';
import type { ReportFile } from './report/open-report.ts';
import { exportBatchPdf } from './report/pdf.ts';
import { listBatchResults } from './results.ts';
import { formatOf } from './store-file.ts';
import { getBatch, listBatches } from './view.ts';
import { OVER_ID, watchBatch } from './watch.ts';
import { changeLeavers } from './whole-book.ts';

/** Handlers for batches: files of rows, their mappings, progress and reports. */
export const batchHandlers = {
  watchBatch: ({ call, again, request, reply, params }) => {
    if (request.headers['last-event-id'] === OVER_ID) return void reply.code(204);
    // Proxies must not buffer events, and a connection must not outlive its stream when the service ends.
    reply.headers({ 'x-accel-buffering': 'no', connection: 'close' });
    if (request.method === 'HEAD') return Readable.from([]);
    return watchBatch(call, params.id, again);
  },
  listBatches: ({ call, query }) => listBatches(call, query),
  getBatch: ({ call, params }) => getBatch(call, params.id),
  previewBatch: ({ call, params, body }) => previewBatch(call, params.id, body),
  startBatch: ({ call, params, body }) => startBatch(call, params.id, body),
  pauseBatch: ({ call, params }) => pauseBatch(call, params.id),
  resumeBatch: ({ call, params }) => resumeBatch(call, params.id),
  cancelBatch: ({ call, params }) => cancelBatch(call, params.id),
  changeLeavers: ({ call, params, body }) => changeLeavers(call, params.id, body),
  listBatchResults: ({ call, params, query }) => listBatchResults(call, params.id, query),
  exportBatchCsv: async ({ call, reply, params }) => asFile(reply, await exportBatchCsv(call, params.id)),
  exportBatchJsonl: async ({ call, reply, params }) => asFile(reply, await exportBatchJsonl(call, params.id)),
  exportBatchXlsx: async ({ call, reply, params }) => asFile(reply, await exportBatchXlsx(call, params.id)),
  exportBatchPdf: async ({ call, reply, params }) => asFile(reply, await exportBatchPdf(call, params.id)),
  exportBatchErrors: async ({ call, reply, params }) => asFile(reply, await exportBatchErrors(call, params.id)),
  listBatchMappings: ({ call }) => listBatchMappings(call),
  saveBatchMapping: ({ call, params, body }) => saveBatchMapping(call, params.name, body),
  deleteBatchMapping: ({ call, params }) => deleteBatchMapping(call, params.name),
  createBatch: async ({ answeredAgain, call, request, query }) => {
    const { file: arriving, fields } = await fileBody(request);
    const file = { name: arriving.name, format: formatOf(arriving), bytes: arriving.bytes };
    const options = () => ({ ...query, ...optionsIn(fields()) });
    const isAnswered = (fileSha256: string) => answeredAgain([file.format, fileSha256, options()]);
    return createBatch(call, { file, options, isAnswered });
  },
} satisfies Partial<Handlers>;

function asFile<Content>(reply: FastifyReply, { name, content }: ReportFile<Content>): Content {
  reply.header('content-disposition', `attachment; filename="${name}"`);
  return content;
}

/** @throws ApiError naming each invalid form field */
function optionsIn(fields: Readonly<Record<string, string>>) {
  const parsed = parseRequest(createBatchFormSchema, fields, { noun: 'form field' });
  if (!parsed.ok) throw new ApiError(parsed.code, { errors: parsed.errors });
  return parsed.value;
}
