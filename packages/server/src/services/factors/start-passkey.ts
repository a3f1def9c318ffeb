import type { PasskeyCreation, ProvePasswordRequest } from '@namesake/contract';
import { CHALLENGE_MS, newChallenge } from '../../auth/factors/challenge.ts';
import type { RelyingParty } from '../../auth/factors/relying-party.ts';
import { PASSKEY_ALGORITHMS } from '../../auth/factors/verify-passkey.ts';
import type { Call } from '../app.ts';
import { descriptorsAt } from './descriptors-at.ts';
import { needParty } from './need-party.ts';
import { proveAgain } from './prove-again.ts';

/**
 * What the browser of who asks needs to make a passkey. The challenge is bound to the session, which proved the
 * password.
 *
 * @throws ApiError `password_wrong`, `passkeys_unavailable`, `rate_limited`
 */
export async function startPasskey(
  call: Call<'keys' | 'now' | 'throttle', 'audit' | 'factors' | 'users'>,
  relyingParty: RelyingParty | undefined,
  { password }: ProvePasswordRequest,
): Promise<PasskeyCreation> {
  const { app } = call;
  const party = needParty(relyingParty);
  const { userId, userName, sessionId } = await proveAgain(call, password);
  const { passkeys } = await app.storage.factors.of(userId);
  const challenge = newChallenge({ purpose: 'enrol', bound: sessionId }, app.now(), app.keys);
  return {
    challenge: challenge.toString('base64url'),
    timeout: CHALLENGE_MS,
    rp: { id: party.id, name: 'Namesake' },
    user: { id: Buffer.from(userId).toString('base64url'), name: userName, displayName: userName },
    pubKeyCredParams: PASSKEY_ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    excludeCredentials: descriptorsAt(passkeys, party),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    attestation: 'none',
  };
}
