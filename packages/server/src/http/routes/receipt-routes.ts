import { ENDPOINTS } from '@namesake/contract';
import type { FastifyInstance } from 'fastify';
import type { App } from '../../services/app.ts';
import { getReceipt } from '../../services/receipts/get.ts';
import { listReceiptKeys } from '../../services/receipts/keys.ts';
import { printReceipt } from '../../services/receipts/print.ts';
import { checkReceipt } from '../../services/receipts/verify.ts';
import { callOf } from '../call-of.ts';
import { endpointRoute } from '../endpoint-route.ts';
import { verifyAddress } from '../verify-address.ts';

/** Receipts and the keys that they are verified by. */
export function receiptRoutes(server: FastifyInstance, app: App, publicUrl: URL | null): void {
  endpointRoute(server, ENDPOINTS.listReceiptKeys, () => listReceiptKeys(app));
  endpointRoute(server, ENDPOINTS.verifyReceipt, ({ body }) => checkReceipt(app, body));
  endpointRoute(server, ENDPOINTS.printReceipt, async ({ request, reply, params }) => {
    const verifyAt = verifyAddress(request, publicUrl);
    const document = await printReceipt(callOf(app, request, reply), params.id, verifyAt);
    reply.header('content-disposition', `attachment; filename="receipt-${params.id}.pdf"`);
    return document;
  });
  endpointRoute(server, ENDPOINTS.getReceipt, ({ request, params }) => getReceipt(callOf(app, request), params.id));
}
