import type { Handlers } from '../../context/handler.ts';
import { joinParty, splitParty, undoDecision } from './entities/decide.ts';
import { getEntityRelations } from './entities/relations.ts';
import { getEntity, getEntityHistory } from './entities/view.ts';
import { getEntityOwnership } from './ownership/get.ts';

/** Handlers for listed parties: their listings, owners, joins and splits. */
export const partyHandlers = {
  getEntity: ({ call, params }) => getEntity(call, params.id),
  splitParty: ({ call, params, body }) => splitParty(call, params.id, body),
  joinParty: ({ call, params, body }) => joinParty(call, params.id, body),
  getEntityHistory: ({ call, params }) => getEntityHistory(call, params.id),
  getEntityRelations: ({ call, params }) => getEntityRelations(call, params.id),
  getEntityOwnership: ({ call, params }) => getEntityOwnership(call, params.id),
  undoPartyDecision: ({ call, params, body }) => undoDecision(call, params.id, body),
} satisfies Partial<Handlers>;
