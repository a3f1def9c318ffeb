import type { Handlers } from '../../context/handler.ts';
import { cancelLookback } from './cancel.ts';
import { createLookback } from './create.ts';
import { eraseLookback } from './erase.ts';
import { exportLookback } from './export.ts';
import { getLookback } from './get.ts';
import { listLookbacks } from './list.ts';
import { listLookbackResults } from './results.ts';

/** Lookbacks. */
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
