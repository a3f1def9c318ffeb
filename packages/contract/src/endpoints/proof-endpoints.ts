import { receiptKeysSchema, receiptPdfSchema, receiptSchema, receiptVerdictSchema } from '../proof/receipts.ts';
import { searchParamsSchema } from '../search/search-params.ts';
import { define } from './endpoint.ts';

/** Receipts: proof of what was screened, for recipients of the results. */
export const PROOF_ENDPOINTS = {
  getReceipt: define({
    id: 'getReceipt',
    method: 'GET',
    path: '/api/v1/searches/{id}/receipt',
    tag: 'Receipts',
    summary: 'Get the receipt of a screening',
    description:
      'Proves offline, with a public key, what was requested and answered, and when. A receipt is available a second after the answer. Reading one is recorded.',
    auth: { kind: 'scope', scope: 'search:read' },
    params: searchParamsSchema,
    reach: { own: 'screening', others: 'records:read' },
    responses: { 200: { description: 'The receipt.', schema: receiptSchema } },
    errors: ['search_not_found', 'search_erased', 'receipt_pending', 'receipt_unavailable'],
  }),
  printReceipt: define({
    id: 'printReceipt',
    method: 'GET',
    path: '/api/v1/searches/{id}/receipt.pdf',
    tag: 'Receipts',
    summary: 'Get the receipt of a screening as a PDF',
    description:
      'For people: the request, the outcome in words, results, lists and proof. The receipt is attached as a file for verification. The same receipt always gives the same bytes. Reading one is recorded.',
    auth: { kind: 'scope', scope: 'search:read' },
    params: searchParamsSchema,
    reach: { own: 'screening', others: 'records:read' },
    responses: { 200: { description: 'The document.', schema: receiptPdfSchema, mediaType: 'application/pdf' } },
    errors: ['search_not_found', 'receipt_pending', 'receipt_unavailable', 'deadline_exceeded', 'request_cancelled'],
  }),
  verifyReceipt: define({
    id: 'verifyReceipt',
    method: 'POST',
    path: '/api/v1/receipts/verify',
    tag: 'Receipts',
    summary: 'Verify a receipt',
    description: 'Open to everybody. Says in words whether this installation created it and whether it was changed.',
    auth: { kind: 'public' },
    body: receiptSchema,
    responses: { 200: { description: 'The verdict, with every check.', schema: receiptVerdictSchema } },
    errors: [],
  }),
  listReceiptKeys: define({
    id: 'listReceiptKeys',
    method: 'GET',
    path: '/api/v1/receipts/keys',
    tag: 'Receipts',
    summary: 'Get the public keys of receipts',
    description: 'Open to everybody. Keep them: with a key, receipts are verified without this service.',
    auth: { kind: 'public' },
    conditional: true,
    responses: { 200: { description: 'Every key, latest first.', schema: receiptKeysSchema } },
    errors: ['storage_unavailable'],
  }),
};
