import type { AddPasskeyRequest, EnrolledFactor } from '@namesake/contract';
import { readChallenge } from '../../auth/factors/challenge.ts';
import type { RelyingParty } from '../../auth/factors/relying-party.ts';
import { verifyNewPasskey } from '../../auth/factors/verify-passkey.ts';
import { ApiError } from '../../errors/api-error.ts';
import { randomBase62 } from '../../ids/base62.ts';
import type { Call } from '../app.ts';
import { audit, auditEvent } from '../audit.ts';
import { userOf } from '../session/user-of.ts';
import { firstRecoveryCodes } from './make-recovery-codes.ts';
import { needParty } from './need-party.ts';

/**
 * Adds a passkey that answers the challenge of this session. The user's other sessions end: they did not prove it.
 *
 * @throws ApiError `passkey_refused`, `passkeys_unavailable`
 */
export async function addPasskey(
  call: Call<'keys' | 'now', 'audit' | 'factors'>,
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
