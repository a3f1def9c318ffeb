import { createHmac, type KeyObject, randomInt } from 'node:crypto';
import type { OwnFactors, PasskeyInfo, ProvePasswordRequest, RecoveryCodes } from '@namesake/contract';
import type { App, Call } from '../../../context/app.ts';
import { auditEvent } from '../../../context/audit.ts';
import { ApiError } from '../../../lib/errors/api-error.ts';
import { userOf } from '../sessions/own-session.ts';
import type { Factors, Passkey } from '../store/factors.ts';
import { isFactorRequired } from '../store/role-and-scope.ts';
import { proveAgain } from './prove-again.ts';

/** Recovery codes per person. */
export const RECOVERY_CODE_COUNT = 10;

/** Letters and digits that are not confused with each other: 12 of them have 59 bits. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

const GROUPS = 3;
const GROUP_LENGTH = 4;

/** Recovery codes in plain text, and their hashes. */
type MadeCodes = { readonly codes: readonly string[]; readonly hashes: readonly Buffer[] };

/** Second factors of the caller, without secrets. */
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

/** A passkey without its public key. */
const presentPasskey = ({ id, name, site, createdAt, lastUsedAt }: Passkey): PasskeyInfo => ({
  id,
  name,
  site,
  createdAt: new Date(createdAt).toISOString(),
  lastUsedAt: lastUsedAt === null ? null : new Date(lastUsedAt).toISOString(),
});

/** New recovery codes in the form shown to people: `k3yp-7wqd-m2xv`. */
export function newRecoveryCodes(): readonly string[] {
  const group = (): string =>
    Array.from({ length: GROUP_LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
  return Array.from({ length: RECOVERY_CODE_COUNT }, () => Array.from({ length: GROUPS }, group).join('-'));
}

/** Stored hash of a code: HMAC-SHA-256, bound to its user. Case, spaces and hyphens are ignored. */
export function hashRecoveryCode(code: string, userId: string, key: KeyObject): Buffer {
  const plain = code.toLowerCase().replaceAll(/[\s-]/g, '');
  return createHmac('sha256', key).update(`${userId} ${plain}`).digest();
}

/** New recovery codes for a user, with their hashes. */
function makeRecoveryCodes({ keys }: App, userId: string): MadeCodes {
  const codes = newRecoveryCodes();
  return { codes, hashes: codes.map((code) => hashRecoveryCode(code, userId, keys.recoveryCodes)) };
}

/** Recovery codes issued with the first factor; undefined if some are left from an earlier one. */
export const firstRecoveryCodes = (app: App, userId: string, { recoveryCodes }: Factors): MadeCodes | undefined =>
  recoveryCodes > 0 ? undefined : makeRecoveryCodes(app, userId);

/**
 * Issues new recovery codes, which are shown only once. Earlier ones stop working.
 *
 * @throws ApiError `password_wrong`, `factor_not_found` if there is nothing to recover, `rate_limited`
 */
export async function replaceRecoveryCodes(call: Call, { password }: ProvePasswordRequest): Promise<RecoveryCodes> {
  const { factors } = call.app.storage;
  const { userId } = await proveAgain(call, password);
  if (!(await factors.has(userId))) throw new ApiError('factor_not_found');
  const { codes, hashes } = makeRecoveryCodes(call.app, userId);
  await factors.replaceRecoveryCodes(userId, hashes, auditEvent(call, 'user.recovery_codes_replaced', userId));
  return { recoveryCodes: codes };
}
