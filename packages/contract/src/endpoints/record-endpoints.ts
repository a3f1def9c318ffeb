import { screeningRecordPdfSchema, screeningRecordSchema } from '../search/screening-record.ts';
import { searchParamsSchema } from '../search/search-params.ts';
import { define } from './endpoint.ts';

const one = {
  method: 'GET',
  tag: 'Screening',
  auth: { kind: 'scope', scope: 'search:read' },
  params: searchParamsSchema,
} as const;
const WHOSE = 'Records of others require the scope records:read. Reading one is recorded.';

/** A screening with its whole history, as a file or for printing. */
export const RECORD_ENDPOINTS = {
  getScreeningRecord: define({
    ...one,
    id: 'getScreeningRecord',
    path: '/api/v1/searches/{id}/record',
    summary: 'Get a screening with its decisions',
    description: `The request with its policy and lists, the answer, every decision with its author, reason and approval, good guys made from them, and the receipt. ${WHOSE}`,
    reach: { own: 'screening', others: 'records:read' },
    responses: { 200: { description: 'The record.', schema: screeningRecordSchema } },
    errors: ['search_not_found', 'search_erased', 'receipt_pending'],
  }),
  printScreeningRecord: define({
    ...one,
    id: 'printScreeningRecord',
    path: '/api/v1/searches/{id}/record.pdf',
    summary: 'Get a screening with its decisions as a PDF',
    description: `For people and files: the same in words, with the record and the receipt attached as files. ${WHOSE}`,
    reach: { own: 'screening', others: 'records:read' },
    responses: {
      200: { description: 'The document.', schema: screeningRecordPdfSchema, mediaType: 'application/pdf' },
    },
    errors: ['search_not_found', 'search_erased', 'receipt_pending', 'deadline_exceeded', 'request_cancelled'],
  }),
};
