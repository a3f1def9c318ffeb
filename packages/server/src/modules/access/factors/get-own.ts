import type { OwnFactors } from '@namesake/contract';
import type { Call } from '../../../context/app.ts';
import { userOf } from '../sessions/user-of.ts';
import { isFactorRequired } from '../store/factor-rule.ts';
import { presentPasskey } from './present-passkey.ts';

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
