import type { IdentifierType } from '../../types/listing.ts';
import { alphanumericUpper, plainText } from '../unicode.ts';

/** A blockchain address is compared exactly, since Base58 is case-sensitive; a hexadecimal one is not. */
const HEX_ADDRESS = /^0x[0-9a-f]{40}$/i;
/** Bech32 and similar formats: all in one case, with the same meaning in both. */
const BECH32 = /^(bc1|ltc1|tb1|addr1|cosmos1|bnb1|zs1)[a-z0-9]{20,100}$/;

/**
 * The form in which identifiers are compared: letters and digits in upper case; "IMO 9 123 456" → "9123456". A wallet
 * address keeps its case unless it is hexadecimal.
 */
export function foldIdentifier(value: string, type?: IdentifierType): string {
  const trimmed = plainText(value).trim();
  const wallet = foldWallet(trimmed);
  if (wallet !== undefined) return wallet;
  // Case is significant only if both cases occur.
  if (type === 'crypto_address' && /[a-z]/.test(trimmed) && /[A-Z]/.test(trimmed)) return trimmed;
  return foldNumber(alphanumericUpper(trimmed), type);
}

/**
 * Folds upper-case letters and digits further: look-alike letters, the prefix of a ship's number, the head office of a
 * bank.
 */
export function foldNumber(upper: string, type?: IdentifierType): string {
  const text = LATIN_ONLY.test(upper) ? upper : upper.replace(LOOKALIKE, (char) => LATIN_FOR.get(char) ?? char);
  // Letters and digits written in groups may be a case-insensitive address.
  if (text.length >= SHORTEST_WALLET) {
    const wallet = HEX_ADDRESS.test(text) ? text.toLowerCase() : foldBech32(text);
    if (wallet !== undefined) return wallet;
  }
  if (type === 'imo' || type === 'mmsi') return text.replace(/^(?:IMO|MMSI)+/, '');
  if (text.length === SHIP_NUMBER && SHIP.test(text)) return text.slice(3);
  return text.length === BRANCH_BIC && HEAD_OFFICE.test(text) ? text.slice(0, 8) : text;
}

const LATIN_ONLY = /^[0-9A-Z]*$/;
/** Capitals of other alphabets that are typed for Latin ones, usually in a series of letters before a number. */
const LOOKALIKES = 'АAВBЕEКKМMНHОOРPСCТTХXУYІIЈJЅSΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧX';
const LATIN_FOR: ReadonlyMap<string, string> = new Map(
  Array.from({ length: LOOKALIKES.length / 2 }, (_, i) => [LOOKALIKES[2 * i] ?? '', LOOKALIKES[2 * i + 1] ?? '']),
);
const LOOKALIKE = /[\u0370-\u04ff]/g;
const SHORTEST_WALLET = 23;
const SHIP_NUMBER = 10;
const SHIP = /^IMO[0-9]{7}$/;
const BRANCH_BIC = 11;
/** ISO 9362: the branch XXX is the head office, like no branch at all. */
const HEAD_OFFICE = /^[A-Z]{6}[A-Z0-9]{2}XXX$/;

function foldWallet(text: string): string | undefined {
  if (HEX_ADDRESS.test(text)) return text.toLowerCase();
  return foldBech32(text) ?? (looksLikeWallet(text) ? text : undefined);
}

function foldBech32(text: string): string | undefined {
  const lower = text.toLowerCase();
  return BECH32.test(lower) && (text === lower || text === text.toUpperCase()) ? lower : undefined;
}

/** Bitcoin, Ethereum-like, Tron, Litecoin, Monero, Ripple … by shape; publishers' labels are not reliable. */
export function looksLikeWallet(value: string): boolean {
  if (HEX_ADDRESS.test(value) || foldBech32(value) !== undefined) return true;
  return (
    /^[1-9A-HJ-NP-Za-km-z]{25,110}$/.test(value) && /[a-z]/.test(value) && /[A-Z]/.test(value) && /[0-9]/.test(value)
  );
}

/**
 * Whether seven digits are a valid IMO ship number: the last digit is the weighted sum (7…2) modulo 10 (IMO Res.
 * A.1117(30)).
 */
export function isValidImo(digits: string): boolean {
  if (!/^\d{7}$/.test(digits)) return false;
  let sum = 0;
  for (let i = 0; i < 6; i++) sum += Number(digits[i]) * (7 - i);
  return sum % 10 === Number(digits[6]);
}
