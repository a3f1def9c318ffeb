import type { Handlers } from '../../context/handler.ts';
import { listCustomerEvents, listEvents } from './events.ts';
import { exportRunCsv, exportRunPdf } from './report.ts';
import { getRun, getRunProof, listRuns, previewRun, startRun } from './runs.ts';
import { getWatch } from './status.ts';

/** Handlers for runs over all customers and for their events. */
export const watchHandlers = {
  getWatch: ({ call }) => getWatch(call),
  listRuns: ({ call, query }) => listRuns(call, query),
  startRun: ({ call }) => startRun(call),
  previewRun: ({ call, body }) => previewRun(call, body),
  getRun: ({ call, params }) => getRun(call, params.id),
  exportRunPdf: async ({ call, reply, params }) => {
    const document = await exportRunPdf(call, params.id);
    reply.header('content-disposition', `attachment; filename="${params.id}.pdf"`);
    return document;
  },
  exportRunCsv: ({ call, params }) => exportRunCsv(call, params.id),
  getRunProof: ({ call, params }) => getRunProof(call, params.id, params.customerId),
  listEvents: ({ call, query }) => listEvents(call, query),
  listCustomerEvents: ({ call, params, query }) => listCustomerEvents(call, params.id, query),
} satisfies Partial<Handlers>;
