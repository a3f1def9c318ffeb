import type { Handlers } from '../../context/handler.ts';
import { cancelLookback, eraseLookback } from './change.ts';
import { createLookback } from './create.ts';
import { exportLookback, listLookbackResults } from './results.ts';
import { getLookback, listLookbacks } from './view.ts';

/** Handlers for lookbacks. */
export const lookbackHandlers = {
  createLookback: ({ call, body }) => createLookback(call, body),
  listLookbacks: ({ call, query }) => listLookbacks(call, query),
  getLookback: ({ call, params }) => getLookback(call, params.id),
  listLookbackResults: ({ call, params, query }) => listLookbackResults(call, params.id, query),
  exportLookbackCsv: ({ call, params }) => exportLookback(call, params.id),
  cancelLookback: ({ call, params }) => cancelLookback(call, params.id),
  eraseLookback: async ({ call, params }) => {
    await eraseLookback(call, params.id);
  },
} satisfies Partial<Handlers>;
