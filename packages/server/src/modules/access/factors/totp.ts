import { Secret, TOTP } from 'otpauth';

const PERIOD_S = 30;
const DIGITS = 6;

/** Steps before and after the current one whose codes are accepted: clocks differ, and typing takes time. */
const WINDOW = 1;

/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;

/** A new secret for an authenticator app: in base 32 for typing, and as the URI of a QR code. */
type TotpSecret = { readonly base32: string; readonly uri: string };

/** Creates a secret for an app of this user. */
export function newTotpSecret(userName: string): TotpSecret {
  const secret = new Secret({ size: SECRET_BYTES });
  return { base32: secret.base32, uri: totpOf(secret.base32, userName).toString() };
}

/**
 * Time step of a code (RFC 6238: Unix seconds divided by 30). Undefined if the code is wrong, or not from a later step
 * than the last one used. Spaces in the code are ignored.
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
