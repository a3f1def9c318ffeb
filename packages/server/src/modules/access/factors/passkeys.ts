import type { AddPasskeyRequest, EnrolledFactor, PasskeyCreation, ProvePasswordRequest } from '@namesake/contract';
import type { Call } from '../../../context/app.ts';
import { audit, auditEvent } from '../../../context/audit.ts';
import { ApiError } from '../../../lib/errors/api-error.ts';
import { randomBase62 } from '../../../lib/ids/base62.ts';
import { userOf } from '../sessions/own-session.ts';
import { CHALLENGE_MS, newChallenge, readChallenge } from './challenge.ts';
import { firstRecoveryCodes } from './own-factors.ts';
import { proveAgain } from './prove-again.ts';
import { descriptorsAt, needParty, type RelyingParty } from './relying-party.ts';
import { PASSKEY_ALGORITHMS, verifyNewPasskey } from './verify-passkey.ts';

/**
 * Options for the caller's browser to create a passkey. The challenge is bound to the session, which has proved the
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

/**
 * Adds a passkey that answers the challenge of this session. Ends the user's other sessions, which have not proved it.
 *
 * @throws ApiError `passkey_refused`, `passkeys_unavailable`
 */
export async function addPasskey(
  call: Call,
  relyingParty: RelyingParty | undefined,
  { name, passkey }: AddPasskeyRequest,
): Promise<EnrolledFactor> {
  const { app } = call;
  const { factors } = app.storage;
  const party = needParty(relyingParty);
  const { userId, sessionId, sessionHash } = userOf(call.principal);
  const use = { purpose: 'enrol', bound: sessionId } as const;
  const proved = await verifyNewPasskey(passkey, {
    party,
    readChallenge: (text) => readChallenge(text, use, app.now(), app.keys),
  });
  const id = `pky_${randomBase62(16)}`;
  const made = firstRecoveryCodes(app, userId, await factors.of(userId));
  const event = auditEvent(call, 'user.passkey_added', userId, { passkey: id, site: party.id });
  const change = { kept: sessionHash, event };
  const added =
    proved !== undefined &&
    (await factors.addPasskey(
      {
        id,
        userId,
        credentialId: proved.credentialId,
        publicKey: proved.publicKey,
        counter: proved.counter,
        transports: passkey.transports,
        site: party.id,
        name: name.trim(),
        createdAt: event.at,
        lastUsedAt: null,
      },
      proved.challenge,
      made?.hashes ?? [],
      change,
    ));
  if (!added) {
    await audit(call, 'user.factor_change_refused', userId, { why: 'passkey' });
    throw new ApiError('passkey_refused');
  }
  return { recoveryCodes: made?.codes ?? null };
}

/**
 * Removes a passkey of the caller. Ends their other sessions, since the passkey may have been stolen.
 *
 * @throws ApiError `password_wrong`, `factor_not_found`, `rate_limited`
 */
export async function removePasskey(call: Call, id: string, { password }: ProvePasswordRequest): Promise<void> {
  const { userId, sessionHash } = await proveAgain(call, password);
  const change = { kept: sessionHash, event: auditEvent(call, 'user.passkey_removed', userId, { passkey: id }) };
  if (!(await call.app.storage.factors.removePasskey(userId, id, change))) throw new ApiError('factor_not_found');
}
