import type { AddPasskeyRequest, EnrolledFactor } from '@namesake/contract';
import type { Call } from '../../../context/app.ts';
import { audit, auditEvent } from '../../../context/audit.ts';
import { ApiError } from '../../../lib/errors/api-error.ts';
import { randomBase62 } from '../../../lib/ids/base62.ts';
import { userOf } from '../sessions/user-of.ts';
import { readChallenge } from './challenge.ts';
import { firstRecoveryCodes } from './make-recovery-codes.ts';
import { needParty } from './need-party.ts';
import type { RelyingParty } from './relying-party.ts';
import { verifyNewPasskey } from './verify-passkey.ts';

/**
 * Adds a passkey that answers the challenge of this session. The user's other sessions end: they did not prove it.
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
