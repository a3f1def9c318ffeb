import type { Entity, SplitPartyRequest } from '@namesake/contract';
import type { Call } from '../../../context/app.ts';
import { ApiError } from '../../../lib/errors/api-error.ts';
import { between, changeParties, partyToDecide } from './decide.ts';

/**
 * Splits listings from a party into a separate one and ends the joins between them.
 *
 * @throws ApiError `entity_not_found`, `not_of_this_party`, `whole_party`, `starting`
 */
export async function splitParty(call: Call, id: string, { listings, text }: SplitPartyRequest): Promise<Entity> {
  const { party, inForce } = await partyToDecide(call, id);
  const members: readonly string[] = party.listings;
  const errors = listings.flatMap((listing, i) =>
    members.includes(listing)
      ? []
      : [
          {
            pointer: `/listings/${i}`,
            code: 'not_of_this_party' as const,
            detail: 'It is not a listing of this party.',
          },
        ],
  );
  if (errors.length > 0) throw new ApiError('not_of_this_party', { errors });
  const others = members.filter((member) => !listings.includes(member));
  if (others.length === 0) throw new ApiError('whole_party');
  const leaving = members.filter((member) => listings.includes(member));
  const ended = between(inForce, 'join', leaving, others);
  const made = { kind: 'split', listings: leaving, others } as const;
  return changeParties(call, id, { made, ended, action: 'party.split', reason: text });
}
