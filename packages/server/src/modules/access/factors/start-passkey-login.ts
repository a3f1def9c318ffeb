import type { PasskeyOptionsRequest, PasskeyUse } from '@namesake/contract';
import { ApiError } from '../../../lib/errors/api-error.ts';
import { hashStepCookie } from '../sessions/login-step.ts';
import type { OpenCall } from '../sessions/open-call.ts';
import { CHALLENGE_MS, type ChallengeUse, newChallenge } from './challenge.ts';
import { descriptorsAt } from './descriptors-at.ts';
import { needParty } from './need-party.ts';
import type { RelyingParty } from './relying-party.ts';

/**
 * What a browser needs to use a passkey. As the only step it asks for any passkey of this site, so that nothing tells
 * who has one; as the second step, for those of whose password was right.
 *
 * @throws ApiError `passkeys_unavailable`, `login_step_ended`
 */
export async function startPasskeyLogin(
  { app, place }: OpenCall,
  relyingParty: RelyingParty | undefined,
  { secondStep }: PasskeyOptionsRequest,
): Promise<PasskeyUse> {
  const party = needParty(relyingParty);
  const options = (use: ChallengeUse) => ({
    challenge: newChallenge(use, app.now(), app.keys).toString('base64url'),
    timeout: CHALLENGE_MS,
    rpId: party.id,
  });
  if (!secondStep)
    return { ...options({ purpose: 'log_in', bound: '' }), allowCredentials: [], userVerification: 'required' };
  const hash = hashStepCookie(place.step ?? '', app.keys);
  const step = await app.storage.loginSteps.find(hash, app.now());
  if (step === undefined) throw new ApiError('login_step_ended');
  const { passkeys } = await app.storage.factors.of(step.userId);
  return {
    ...options({ purpose: 'second_step', bound: hash.toString('hex') }),
    allowCredentials: descriptorsAt(passkeys, party),
    userVerification: 'preferred',
  };
}
