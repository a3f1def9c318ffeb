import { ENDPOINTS } from '@namesake/contract';
import type { FastifyInstance } from 'fastify';
import type { App } from '../../services/app.ts';
import { printScreeningRecord } from '../../services/screening-record/print.ts';
import { readScreeningRecord } from '../../services/screening-record/read.ts';
import { callOf } from '../call-of.ts';
import { endpointRoute } from '../endpoint-route.ts';
import { verifyAddress } from '../verify-address.ts';

/** Screenings with all that was done with them. */
export function recordRoutes(server: FastifyInstance, app: App, publicUrl: URL | null): void {
  endpointRoute(server, ENDPOINTS.getScreeningRecord, ({ request, params }) =>
    readScreeningRecord(callOf(app, request), params.id, 'json'),
  );
  endpointRoute(server, ENDPOINTS.printScreeningRecord, async ({ request, reply, params }) => {
    const verifyAt = verifyAddress(request, publicUrl);
    const document = await printScreeningRecord(callOf(app, request, reply), params.id, verifyAt);
    reply.header('content-disposition', `attachment; filename="record-${params.id}.pdf"`);
    return document;
  });
}
