import type { PasskeyCreation, ProvePasswordRequest } from '@namesake/contract';
import type { Call } from '../../../context/app.ts';
import { CHALLENGE_MS, newChallenge } from './challenge.ts';
import { descriptorsAt } from './descriptors-at.ts';
import { needParty } from './need-party.ts';
import { proveAgain } from './prove-again.ts';
import type { RelyingParty } from './relying-party.ts';
import { PASSKEY_ALGORITHMS } from './verify-passkey.ts';

/**
 * What the browser of who asks needs to make a passkey. The challenge is bound to the session, which proved the
 * password.
 *
 * @throws ApiError `password_wrong`, `passkeys_unavailable`, `rate_limited`
 */
export async function startPasskey(
  call: Call,
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
