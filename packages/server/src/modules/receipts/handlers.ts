import type { FastifyRequest } from 'fastify';
import type { Handlers } from '../../context/handler.ts';
import { checkReceipt, getReceipt, listReceiptKeys } from './get.ts';
import { printReceipt } from './receipt-order.ts';
import { printScreeningRecord, readScreeningRecord } from './record/read.ts';

/** Handlers for receipts, their public keys, and screenings with everything done about them. */
export const receiptHandlers = {
  listReceiptKeys: ({ app }) => listReceiptKeys(app),
  verifyReceipt: ({ app, body }) => checkReceipt(app, body),
  printReceipt: async ({ app, call, request, reply, params }) => {
    const verifyAt = verifyAddress(request, app.publicUrl);
    const document = await printReceipt(call, params.id, verifyAt);
    reply.header('content-disposition', `attachment; filename="receipt-${params.id}.pdf"`);
    return document;
  },
  getReceipt: ({ call, params }) => getReceipt(call, params.id),
  getScreeningRecord: ({ call, params }) => readScreeningRecord(call, params.id, 'json'),
  printScreeningRecord: async ({ app, call, request, reply, params }) => {
    const verifyAt = verifyAddress(request, app.publicUrl);
    const document = await printScreeningRecord(call, params.id, verifyAt);
    reply.header('content-disposition', `attachment; filename="record-${params.id}.pdf"`);
    return document;
  },
} satisfies Partial<Handlers>;

/** URL where receipts of this installation are verified. */
const verifyAddress = (request: FastifyRequest, publicUrl: URL | null): string =>
  new URL('/verify', publicUrl ?? `${request.protocol}://${request.host}`).href;
