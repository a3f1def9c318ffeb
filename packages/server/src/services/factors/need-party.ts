import type { RelyingParty } from '../../auth/factors/relying-party.ts';
import { ApiError } from '../../errors/api-error.ts';

/** @throws ApiError `passkeys_unavailable` where passkeys cannot work */
export function needParty(party: RelyingParty | undefined): RelyingParty {
  if (party === undefined) throw new ApiError('passkeys_unavailable');
  return party;
}
