import type { IdentifierType } from '../types/listing.ts';
import { alphanumericUpper, compose } from './unicode.ts';

/** A blockchain address: compared as an exact string, since Base58 tells upper case from lower. */
const HEX_ADDRESS = /^0x[0-9a-f]{40}$/i;

/**
 * The form in which identifiers are compared: letters and digits, upper case; "IMO 9 123 456" → "9123456". A wallet address keeps
 * its case unless it is hexadecimal.
 */
export function foldIdentifier(value: string, type?: IdentifierType): string {
  const trimmed = compose(value).trim();
  if (type === 'crypto_address' || looksLikeWallet(trimmed))
    return HEX_ADDRESS.test(trimmed) ? trimmed.toLowerCase() : trimmed;
  const folded = alphanumericUpper(trimmed);
  return type === 'imo' || type === 'mmsi' ? folded.replace(/^(IMO|MMSI)/, '') : folded;
}

/** Bitcoin, Ethereum-like, Tron, Litecoin, Monero, Ripple … by shape; the label a publisher gives is not reliable. */
export function looksLikeWallet(value: string): boolean {
  if (HEX_ADDRESS.test(value)) return true;
  if (/^(bc1|ltc1|tb1|addr1|cosmos1|bnb1|zs1)[a-z0-9]{20,100}$/.test(value)) return true;
  return (
    /^[1-9A-HJ-NP-Za-km-z]{25,110}$/.test(value) && /[a-z]/.test(value) && /[A-Z]/.test(value) && /[0-9]/.test(value)
  );
}

/** Whether seven digits are a valid IMO ship number: the last digit is the weighted sum (7…2) modulo 10 (IMO Res. A.1117(30)). */
export function isValidImo(digits: string): boolean {
  if (!/^\d{7}$/.test(digits)) return false;
  let sum = 0;
  for (let i = 0; i < 6; i++) sum += Number(digits[i]) * (7 - i);
  return sum % 10 === Number(digits[6]);
}
