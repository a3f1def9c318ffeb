import type { App } from '../../../context/app.ts';
import type { SpentProof } from '../store/factors.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { openSealed } from './seal.ts';
import { totpStepOf } from './totp.ts';

/**
 * What a code proves: one of the authenticator app if it is all digits, else a recovery code. Undefined where it is
 * wrong; whether a recovery code exists only shows when it is used up.
 */
export async function proofOfCode(app: App, userId: string, code: string): Promise<SpentProof | undefined> {
  if (/[a-z]/i.test(code))
    return { kind: 'recovery_code', userId, hash: hashRecoveryCode(code, userId, app.keys.recoveryCodes) };
  const { totp } = await app.storage.factors.of(userId);
  if (totp?.confirmedAt == null) return undefined;
  const secret = openSealed(totp.sealed, userId, app.keys.totpSecrets);
  const step = secret === undefined ? undefined : totpStepOf(code, secret, app.now(), totp.lastStep);
  return step === undefined ? undefined : { kind: 'totp', userId, step };
}
