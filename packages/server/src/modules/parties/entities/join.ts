import type { Entity, JoinPartyRequest } from '@namesake/contract';
import type { Call } from '../../../context/app.ts';
import { ApiError } from '../../../lib/errors/api-error.ts';
import { between, changeParties, partyToDecide } from './decide.ts';

/**
 * Joins two parties and ends the splits between them.
 *
 * @throws ApiError `entity_not_found`, `unknown_party`, `already_one_party`, `starting`
 */
export async function joinParty(call: Call, id: string, request: JoinPartyRequest): Promise<Entity> {
  const { snapshot, party, inForce } = await partyToDecide(call, id);
  const other = snapshot.screener.entityOf(request.with);
  if (other === undefined)
    throw new ApiError('unknown_party', {
      errors: [{ pointer: '/with', code: 'unknown_party', detail: 'No loaded list has a record with this id.' }],
    });
  if (other.entityId === party.entityId) throw new ApiError('already_one_party');
  const ended = between(inForce, 'split', party.listings, other.listings);
  const made = { kind: 'join', listings: party.listings, others: other.listings } as const;
  return changeParties(call, id, { made, ended, action: 'party.joined', reason: request.text });
}
