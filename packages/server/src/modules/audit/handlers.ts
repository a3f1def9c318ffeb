import type { FastifyReply } from 'fastify';
import type { Handlers } from '../../context/handler.ts';
import { chainStatus, exportEvidence, verifyChain } from './chain-status.ts';
import { exportAudit } from './export.ts';
import { listAudit } from './list.ts';

/** Handlers for the audit log, the chain of records, and evidence packs. */
export const auditHandlers = {
  listAudit: ({ call, query }) => listAudit(call, query),
  exportAudit: async ({ call, reply, query }) => {
    const rows = await exportAudit(call, query);
    asFile(reply, 'audit-log.csv');
    return rows;
  },
  getChain: ({ call }) => chainStatus(call),
  verifyChain: ({ call }) => verifyChain(call),
  exportEvidence: async ({ call, reply, query }) => {
    const pack = await exportEvidence(call, query);
    asFile(reply, `evidence-${query.from.slice(0, 10)}-${query.to.slice(0, 10)}.zip`);
    return pack;
  },
} satisfies Partial<Handlers>;

function asFile(reply: FastifyReply, name: string): void {
  reply.header('content-disposition', `attachment; filename="${name}"`);
}
