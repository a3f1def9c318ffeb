import type { OwnFactors, PasskeyInfo } from '@namesake/contract';
import type { Call } from '../../../context/app.ts';
import { userOf } from '../sessions/own-session.ts';
import type { Passkey } from '../store/factors.ts';
import { isFactorRequired } from '../store/role-and-scope.ts';

/** The second factors of who asks, without secrets. */
export async function getOwnFactors({ app, principal }: Call): Promise<OwnFactors> {
  const { userId, role } = userOf(principal);
  const { totp, passkeys, recoveryCodes } = await app.storage.factors.of(userId);
  const text = (atMs: number): string => new Date(atMs).toISOString();
  return {
    required: isFactorRequired(app.factorRule, role),
    totp:
      totp?.confirmedAt == null
        ? null
        : {
            createdAt: text(totp.confirmedAt),
            lastUsedAt: totp.lastUsedAt === null ? null : text(totp.lastUsedAt),
          },
    passkeys: passkeys.map(presentPasskey),
    recoveryCodesLeft: recoveryCodes,
  };
}

/** A passkey without its key. */
const presentPasskey = ({ id, name, site, createdAt, lastUsedAt }: Passkey): PasskeyInfo => ({
  id,
  name,
  site,
  createdAt: new Date(createdAt).toISOString(),
  lastUsedAt: lastUsedAt === null ? null : new Date(lastUsedAt).toISOString(),
});
