import type { Handlers } from '../../context/handler.ts';
import { changeDecisions } from './change.ts';
import { decideHits } from './decide.ts';
import { decideManyHits } from './decide-many.ts';
import { handOverDecisions } from './hand-over.ts';
import { listDecisions, listSearchDecisions } from './list.ts';

/** Handlers for decisions on hits. */
export const decisionHandlers = {
  decideHits: ({ call, params, body }) => decideHits(call, params.id, body),
  decideManyHits: ({ call, body }) => decideManyHits(call, body),
  listSearchDecisions: ({ call, params }) => listSearchDecisions(call, params.id),
  listDecisions: ({ call, query }) => listDecisions(call, query),
  handOverDecisions: ({ call, body }) => handOverDecisions(call, body),
  changeDecisions: ({ call, body }) => changeDecisions(call, body),
} satisfies Partial<Handlers>;
