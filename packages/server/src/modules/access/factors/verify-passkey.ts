import type { AddPasskeyRequest, PasskeyLoginRequest } from '@namesake/contract';
import { recordOf } from '../../../lib/formats/json-record.ts';
import type { Passkey, UsedChallenge } from '../store/factors.ts';
import type { RelyingParty } from './relying-party.ts';

/** COSE algorithms of passkeys, in order of preference: Ed25519, ES256, RS256. */
export const PASSKEY_ALGORITHMS = [-8, -7, -257] as const;

/** Takes 27 MB and a quarter of a second, so it is loaded with the first passkey. */
const library = () => import('@simplewebauthn/server');

/** What the response of an authenticator must match. */
type Expected = {
  readonly party: RelyingParty;
  /** Verifies the challenge and returns what to record of it; undefined if it was not issued for this. */
  readonly readChallenge: (challenge: string) => UsedChallenge | undefined;
};

/** A new verified passkey, and the challenge that was answered. */
type ProvedKey = Pick<Passkey, 'credentialId' | 'publicKey' | 'counter'> & { readonly challenge: UsedChallenge };

/** Verifies a new passkey; undefined if anything about it is wrong. */
export async function verifyNewPasskey(
  { id, clientDataJSON, attestationObject }: AddPasskeyRequest['passkey'],
  { party, readChallenge }: Expected,
): Promise<ProvedKey | undefined> {
  const given = challengeIn(clientDataJSON);
  const challenge = readChallenge(given);
  if (challenge === undefined) return undefined;
  const { verifyRegistrationResponse } = await library();
  const verified = await verifyRegistrationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      response: { clientDataJSON, attestationObject },
      clientExtensionResults: {},
    },
    expectedChallenge: given,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    // A key without PIN is sufficient for the second step. As the only step, each log-in requires user verification.
    requireUserVerification: false,
    supportedAlgorithmIDs: [...PASSKEY_ALGORITHMS],
  }).catch(() => undefined);
  if (verified?.verified !== true) return undefined;
  const { credential } = verified.registrationInfo;
  const publicKey = Buffer.from(credential.publicKey);
  return { credentialId: credential.id, publicKey, counter: credential.counter, challenge };
}

/** A verified use of a passkey: its usage counter, and the challenge that was answered. */
type ProvedUse = { readonly counter: number; readonly challenge: UsedChallenge };

/** Verifies the use of a passkey; undefined if anything about it is wrong. The caller compares the counter. */
export async function verifyPasskeyUse(
  { id, clientDataJSON, authenticatorData, signature, userHandle }: PasskeyLoginRequest['passkey'],
  { publicKey, userId }: Pick<Passkey, 'publicKey' | 'userId'>,
  { party, readChallenge, mustVerifyUser }: Expected & { readonly mustVerifyUser: boolean },
): Promise<ProvedUse | undefined> {
  if (userHandle !== undefined && userHandle !== Buffer.from(userId).toString('base64url')) return undefined;
  const given = challengeIn(clientDataJSON);
  const challenge = readChallenge(given);
  if (challenge === undefined) return undefined;
  const { verifyAuthenticationResponse } = await library();
  const verified = await verifyAuthenticationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      response: { clientDataJSON, authenticatorData, signature },
      clientExtensionResults: {},
    },
    expectedChallenge: given,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: { id, publicKey: new Uint8Array(publicKey), counter: 0 },
    requireUserVerification: mustVerifyUser,
  }).catch(() => undefined);
  if (verified?.verified !== true) return undefined;
  return { counter: verified.authenticationInfo.newCounter, challenge };
}

/** Whether a usage counter did not increase: the authenticator may have been cloned. */
export const isRegressed = (was: number, now: number): boolean => (was > 0 || now > 0) && now <= was;

/** Challenge in the client data of the browser; empty if it cannot be read. */
function challengeIn(clientDataJSON: string): string {
  try {
    return String(recordOf(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()))['challenge'] ?? '');
  } catch {
    return '';
  }
}
