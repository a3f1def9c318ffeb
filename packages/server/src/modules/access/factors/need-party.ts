import { ApiError } from '../../../lib/errors/api-error.ts';
import type { RelyingParty } from './relying-party.ts';

/** @throws ApiError `passkeys_unavailable` where passkeys cannot work */
export function needParty(party: RelyingParty | undefined): RelyingParty {
  if (party === undefined) throw new ApiError('passkeys_unavailable');
  return party;
}
