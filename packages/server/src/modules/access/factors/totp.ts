import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const PERIOD_S = 30;
const DIGITS = 6;

/** Steps before and after the current one whose codes are taken: clocks differ, and typing takes time. */
const WINDOW = 1;

/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;

/** A new secret for an authenticator app: in base 32 as people type it, and as the address in a QR code. */
type TotpSecret = { readonly base32: string; readonly uri: string };

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;

const TAG_BYTES = 16;

/** Makes the secret for an app of this user. */
export function newTotpSecret(userName: string): TotpSecret {
  const secret = new Secret({ size: SECRET_BYTES });
  return { base32: secret.base32, uri: totpOf(secret.base32, userName).toString() };
}

/**
 * The time step that the code is of (RFC 6238: Unix seconds divided by 30), or undefined where it is wrong or of a step
 * up to the last one used. Spaces in the code do not count.
 */
export function totpStepOf(code: string, base32: string, nowMs: number, lastStep: number): number | undefined {
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const delta = totpOf(base32).validate({ token, timestamp: nowMs, window: WINDOW });
  if (delta === null) return undefined;
  const step = Math.floor(nowMs / 1_000 / PERIOD_S) + delta;
  return step > lastStep ? step : undefined;
}

const totpOf = (base32: string, label = ''): TOTP =>
  new TOTP({
    issuer: 'Namesake',
    label,
    algorithm: 'SHA1',
    digits: DIGITS,
    period: PERIOD_S,
    secret: Secret.fromBase32(base32),
  });

/** Encrypts a text; it opens for the same owner only, so that rows cannot be swapped. Nonce, tag, ciphertext. */
export function seal(text: string, owner: string, key: KeyObject): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(owner));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

/** The text; undefined where it was changed, belongs to another user, or was encrypted under another secret. */
export function openSealed(sealed: Buffer, owner: string, key: KeyObject): string | undefined {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  if (tag.length < TAG_BYTES) return undefined;
  const decipher = createDecipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(owner)).setAuthTag(tag);
  try {
    return decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return undefined;
  }
}
