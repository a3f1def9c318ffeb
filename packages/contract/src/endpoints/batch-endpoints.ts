import { z } from 'zod';
import { pageQuerySchema } from '../basics/page.ts';
import {
  batchEventsSchema,
  batchPageSchema,
  batchParamsSchema,
  batchSchema,
  changeLeaversRequestSchema,
  createBatchFormSchema,
  createBatchQuerySchema,
} from '../batches/batches.ts';
import { startBatchRequestSchema } from '../batches/layout.ts';
import { batchPreviewSchema, previewBatchRequestSchema } from '../batches/preview.ts';
import { batchResultsQuerySchema, batchResultsSchema } from '../batches/results.ts';
import { define, XLSX } from './endpoint.ts';

const READ = { kind: 'scope', scope: 'search:read' } as const;
const WRITE = { kind: 'scope', scope: 'search:write' } as const;
const OTHERS = 'Batches of others require the scope records:read.';

const one = {
  tag: 'Batches',
  params: batchParamsSchema,
  reach: { own: 'batch', others: 'records:read' },
} as const;
const batch = { 200: { description: 'The batch.', schema: batchSchema } } as const;
const steering = {
  ...one,
  method: 'POST',
  auth: WRITE,
  idempotency: 'answer',
  responses: batch,
  errors: ['batch_not_found', 'batch_state'],
} as const;
const bytes = (id: string, description: string, example: string) =>
  z.string().meta({ id, description, examples: [example], format: 'binary' });
const file = (id: string, description: string) => bytes(id, description, 'row,line,id');
const report = { ...one, method: 'GET', auth: READ, longRead: true, errors: ['batch_not_found'] } as const;
const SO_FAR = `It has the rows that are done when it begins. If the batch is not done, the file name says so. ${OTHERS}`;

const LAYOUT_ERRORS = ['column_unknown', 'sheet_unknown', 'mapping_not_found'] as const;

/** Accepted media types of files; a form contains one of the others. */
export const UPLOAD_TYPES = [
  'text/csv',
  XLSX,
  'application/x-ndjson',
  'application/json',
  'application/octet-stream',
] as const;

/** Batches: files of rows screened in the background. */
export const BATCH_ENDPOINTS = {
  createBatch: define({
    id: 'createBatch',
    method: 'POST',
    path: '/api/v1/batches',
    tag: 'Batches',
    summary: 'Upload a file of rows to screen',
    description:
      'A form with the file in the field "file" and the query parameters as fields; or the file itself as the body: CSV, XLSX, JSON lines, or a JSON array, with its name in the header Content-Disposition. Each row is screened in the background as a recorded search on your behalf, with its id as externalRef unless it has another. The file is stored until the batch is over.',
    auth: WRITE,
    query: createBatchQuerySchema,
    upload: UPLOAD_TYPES,
    form: createBatchFormSchema,
    idempotency: 'answer',
    location: '/api/v1/batches/{id}',
    responses: { 201: { description: 'The batch.', schema: batchSchema } },
    errors: [
      'watch_policy',
      'scope_missing',
      'batch_limit',
      'file_empty',
      'file_unreadable',
      'mapping_incomplete',
      'unknown_policy',
      'mapping_not_found',
      'mapping_mismatch',
      'sheet_unknown',
      'encoding_unknown',
      'column_unknown',
      'columns_unmapped',
      'customer_group_not_found',
    ] as const,
  }),
  listBatches: define({
    id: 'listBatches',
    method: 'GET',
    path: '/api/v1/batches',
    tag: 'Batches',
    summary: 'See batches',
    description: `Own batches, the newest first. ${OTHERS}`,
    auth: READ,
    query: pageQuerySchema,
    responses: { 200: { description: 'A page of batches.', schema: batchPageSchema } },
    errors: ['cursor_invalid'],
  }),
  getBatch: define({
    ...one,
    id: 'getBatch',
    method: 'GET',
    path: '/api/v1/batches/{id}',
    summary: 'See one batch',
    description: `Its state, progress, and rows by outcome. ${OTHERS}`,
    auth: READ,
    responses: batch,
    errors: ['batch_not_found'],
  }),
  previewBatch: define({
    ...one,
    id: 'previewBatch',
    method: 'POST',
    path: '/api/v1/batches/{id}/preview',
    summary: 'See how the first rows would be read',
    description: 'For a batch that was not started. Nothing is screened or recorded.',
    auth: READ,
    body: previewBatchRequestSchema,
    keepsNothing: true,
    responses: { 200: { description: 'The first rows.', schema: batchPreviewSchema } },
    errors: ['batch_not_found', 'batch_state', 'file_unreadable', ...LAYOUT_ERRORS],
  }),
  startBatch: define({
    ...steering,
    id: 'startBatch',
    path: '/api/v1/batches/{id}/start',
    summary: 'Start a batch',
    description: 'Screens its rows in the background, from the first on.',
    body: startBatchRequestSchema,
    errors: [
      'batch_not_found',
      'batch_state',
      'file_unreadable',
      'encoding_unknown',
      'columns_unmapped',
      'mapping_incomplete',
      'mapping_mismatch',
      ...LAYOUT_ERRORS,
    ] as const,
  }),
  pauseBatch: define({
    ...steering,
    id: 'pauseBatch',
    path: '/api/v1/batches/{id}/pause',
    summary: 'Pause a batch',
    description: 'It stops within some rows, until it is resumed.',
  }),
  resumeBatch: define({
    ...steering,
    id: 'resumeBatch',
    path: '/api/v1/batches/{id}/resume',
    summary: 'Resume a paused batch',
    description: 'It continues where it stopped.',
  }),
  cancelBatch: define({
    ...steering,
    id: 'cancelBatch',
    path: '/api/v1/batches/{id}/cancel',
    summary: 'Cancel a batch',
    description: 'The batch ends, and the uploaded file is deleted; completed screenings stay recorded.',
  }),
  changeLeavers: define({
    ...one,
    id: 'changeLeavers',
    method: 'POST',
    path: '/api/v1/batches/{id}/leavers',
    summary: 'Decide whether customers missing from a file leave the watch',
    description: `For a file declared the whole book from which too many customers are missing to leave at once. GET /customers?leaving=true shows them. ${OTHERS}`,
    auth: { kind: 'scope', scope: 'customers:write' },
    body: changeLeaversRequestSchema,
    idempotency: 'answer',
    responses: batch,
    errors: ['batch_not_found', 'no_leavers', 'own_proposal', 'person_needed'],
  }),
  listBatchResults: define({
    ...one,
    id: 'listBatchResults',
    method: 'GET',
    path: '/api/v1/batches/{id}/results',
    summary: 'See the outcomes of rows',
    description: `Rows that are done, in the order of the file. ${OTHERS} Each page is recorded, because it shows what was screened.`,
    auth: READ,
    query: batchResultsQuerySchema,
    responses: { 200: { description: 'A page of rows.', schema: batchResultsSchema } },
    errors: ['batch_not_found', 'cursor_invalid'],
  }),
  watchBatch: define({
    ...one,
    id: 'watchBatch',
    method: 'GET',
    path: '/api/v1/batches/{id}/events',
    summary: 'Follow one batch',
    description: `Server-sent events. \`progress\`: the batch as JSON, at once and whenever it changes, twice a second at most. \`end\`: the same when it is over; then the answer ends. Comments keep the connection open. The answer also ends after fifteen minutes, when the token or session ends, and when the service stops: ask again. A request with the header \`Last-Event-ID\` of an \`end\` is answered 204, so that browsers stop asking. Ten streams for each caller. ${OTHERS}`,
    auth: READ,
    responses: {
      200: { description: 'Events, see BatchEvents.', schema: batchEventsSchema, mediaType: 'text/event-stream' },
      204: { description: 'The batch is over, and this client already got the end event.' },
    },
    errors: ['batch_not_found', 'stream_limit'],
  }),
  exportBatchCsv: define({
    ...report,
    id: 'exportBatchCsv',
    path: '/api/v1/batches/{id}/report.csv',
    summary: 'Get all rows and their outcomes as CSV',
    description: `One line for each row, in the order of the file, also for those that could not be screened. Cells that a spreadsheet could take for a formula begin with an apostrophe. ${SO_FAR}`,
    responses: {
      200: { description: 'The report.', schema: file('BatchCsv', 'A CSV file.'), mediaType: 'text/csv' },
    },
  }),
  exportBatchJsonl: define({
    ...report,
    id: 'exportBatchJsonl',
    path: '/api/v1/batches/{id}/report.jsonl',
    summary: 'Get all rows and their outcomes as JSON lines',
    description: `One object for each row, in the order of the file: the members that \`namesake screen\` writes (id, outcome, results, error), and row, line, searchId, total, notes. ${SO_FAR}`,
    responses: {
      200: {
        description: 'The report.',
        schema: z.string().meta({
          format: 'binary',
          id: 'BatchJsonLines',
          description: 'Lines of JSON.',
          examples: ['{"id":"4711","outcome":"no_match","results":[],"row":1}'],
        }),
        mediaType: 'application/x-ndjson',
      },
    },
  }),
  exportBatchXlsx: define({
    ...report,
    id: 'exportBatchXlsx',
    path: '/api/v1/batches/{id}/report.xlsx',
    summary: 'Get all rows and their outcomes as a workbook',
    description: `The columns of the CSV, as text and numbers, never formulas. After 1,048,576 rows it continues on the next sheet; the last sheet describes the batch. ${SO_FAR}`,
    responses: {
      200: { description: 'The report.', schema: bytes('BatchXlsx', 'An XLSX file.', 'PK'), mediaType: XLSX },
    },
  }),
  exportBatchPdf: define({
    ...report,
    id: 'exportBatchPdf',
    path: '/api/v1/batches/{id}/report.pdf',
    summary: 'Get a summary of a batch as PDF',
    description: `No rows: the file and its hash, who and when, counts by outcome, decisions until now, every version of a list that rows were searched on, policy, engine, and what is not covered. The facts are attached as JSON. ${SO_FAR}`,
    responses: {
      200: {
        description: 'The summary.',
        schema: bytes('BatchPdf', 'A PDF.', '%PDF-1.7'),
        mediaType: 'application/pdf',
      },
    },
    errors: ['batch_not_found', 'deadline_exceeded'],
  }),
  exportBatchErrors: define({
    ...report,
    id: 'exportBatchErrors',
    path: '/api/v1/batches/{id}/errors.csv',
    summary: 'Get the rows that could not be screened',
    description: 'As CSV: row, line, id, code, detail, and the original row, to repair and upload again.',
    responses: {
      200: { description: 'The rows.', schema: file('BatchErrorCsv', 'A CSV file.'), mediaType: 'text/csv' },
    },
  }),
};
