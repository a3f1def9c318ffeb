import { hashRecoveryCode, newRecoveryCodes } from '../../auth/factors/recovery-codes.ts';
import type { Factors } from '../../storage/ports/factors.ts';
import type { Needs } from '../app.ts';

/** Recovery codes in plain text, and their hashes. */
export type MadeCodes = { readonly codes: readonly string[]; readonly hashes: readonly Buffer[] };

/** New recovery codes for a user. */
export function makeRecoveryCodes({ keys }: Needs<'keys'>, userId: string): MadeCodes {
  const codes = newRecoveryCodes();
  return { codes, hashes: codes.map((code) => hashRecoveryCode(code, userId, keys.recoveryCodes)) };
}

/** Recovery codes that come with the first factor; none where some are left from another one. */
export const firstRecoveryCodes = (
  app: Needs<'keys'>,
  userId: string,
  { recoveryCodes }: Factors,
): MadeCodes | undefined => (recoveryCodes > 0 ? undefined : makeRecoveryCodes(app, userId));
