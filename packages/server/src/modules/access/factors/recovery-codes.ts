import { createHmac, type KeyObject, randomInt } from 'node:crypto';

/** How many codes somebody gets. */
export const RECOVERY_CODE_COUNT = 10;

/** Letters and digits that are not mistaken for each other: 12 of them are 59 bits. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 3;
const GROUP_LENGTH = 4;

/** New recovery codes, as they are shown: `k3yp-7wqd-m2xv`. */
export function newRecoveryCodes(): readonly string[] {
  const group = (): string =>
    Array.from({ length: GROUP_LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
  return Array.from({ length: RECOVERY_CODE_COUNT }, () => Array.from({ length: GROUPS }, group).join('-'));
}

/** What is kept of a code: HMAC-SHA-256 for its user. Case, spaces and hyphens do not count. */
export function hashRecoveryCode(code: string, userId: string, key: KeyObject): Buffer {
  const plain = code.toLowerCase().replaceAll(/[\s-]/g, '');
  return createHmac('sha256', key).update(`${userId} ${plain}`).digest();
}
