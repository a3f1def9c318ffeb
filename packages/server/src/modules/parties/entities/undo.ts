import type { Entity, UndoDecisionRequest } from '@namesake/contract';
import type { Call } from '../../../context/app.ts';
import { ApiError } from '../../../lib/errors/api-error.ts';
import { changeParties, partyToDecide } from './decide.ts';
import { concerns } from './present-entity.ts';

/**
 * Ends a decision about a party.
 *
 * @throws ApiError `entity_not_found`, `decision_not_found`, `starting`
 */
export async function undoDecision(call: Call, id: string, request: UndoDecisionRequest): Promise<Entity> {
  const { party, inForce } = await partyToDecide(call, id);
  const decision = inForce.find((one) => one.id === request.decision);
  if (decision === undefined || !concerns(decision, party.listings)) throw new ApiError('decision_not_found');
  return changeParties(call, id, { ended: [decision.id], action: 'party.decision_undone', reason: request.text });
}
