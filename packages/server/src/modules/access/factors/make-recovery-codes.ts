import type { App } from '../../../context/app.ts';
import type { Factors } from '../store/factors.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';

/** Recovery codes in plain text, and their hashes. */
export type MadeCodes = { readonly codes: readonly string[]; readonly hashes: readonly Buffer[] };

/** New recovery codes for a user. */
export function makeRecoveryCodes({ keys }: App, userId: string): MadeCodes {
  const codes = newRecoveryCodes();
  return { codes, hashes: codes.map((code) => hashRecoveryCode(code, userId, keys.recoveryCodes)) };
}

/** Recovery codes that come with the first factor; none where some are left from another one. */
export const firstRecoveryCodes = (app: App, userId: string, { recoveryCodes }: Factors): MadeCodes | undefined =>
  recoveryCodes > 0 ? undefined : makeRecoveryCodes(app, userId);
