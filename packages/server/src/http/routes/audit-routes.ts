import { ENDPOINTS } from '@namesake/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { App } from '../../services/app.ts';
import { chainStatus } from '../../services/audit-log/chain-status.ts';
import { exportEvidence } from '../../services/audit-log/evidence.ts';
import { exportAudit } from '../../services/audit-log/export.ts';
import { listAudit } from '../../services/audit-log/list.ts';
import { verifyChain } from '../../services/audit-log/verify-chain.ts';
import { callOf } from '../call-of.ts';
import { endpointRoute } from '../endpoint-route.ts';

/** The audit log, the chain of records, and evidence packs. */
export function auditRoutes(server: FastifyInstance, app: App): void {
  endpointRoute(server, ENDPOINTS.listAudit, ({ request, query }) => listAudit(callOf(app, request), query));
  endpointRoute(server, ENDPOINTS.exportAudit, async ({ request, reply, query }) => {
    const rows = await exportAudit(callOf(app, request), query);
    asFile(reply, 'audit-log.csv');
    return rows;
  });
  endpointRoute(server, ENDPOINTS.getChain, ({ request }) => chainStatus(callOf(app, request)));
  endpointRoute(server, ENDPOINTS.verifyChain, ({ request }) => verifyChain(callOf(app, request)));
  endpointRoute(server, ENDPOINTS.exportEvidence, async ({ request, reply, query }) => {
    const pack = await exportEvidence(callOf(app, request, reply), query);
    asFile(reply, `evidence-${query.from.slice(0, 10)}-${query.to.slice(0, 10)}.zip`);
    return pack;
  });
}

function asFile(reply: FastifyReply, name: string): void {
  reply.header('content-disposition', `attachment; filename="${name}"`);
}
