import { randomBytes } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const VALUES = new Map([...ALPHABET].map((character, value) => [character, BigInt(value)]));

// Eight digits at a time fit an exact number: dividing large integers costs more than everything else here.
const GROUP_DIGITS = 8;
const GROUP = 62n ** 8n;

/** Base 62 (digits, capitals, small letters: in code order), padded with zeros to `width` characters. */
export function encodeBase62(value: bigint, width: number): string {
  let text = '';
  for (let rest = value; rest > 0n; rest /= GROUP) {
    let group = Number(rest % GROUP);
    for (let digits = 0; digits < GROUP_DIGITS; digits += 1) {
      text = (ALPHABET[group % 62] ?? '') + text;
      group = Math.floor(group / 62);
    }
  }
  return text.replace(/^0+/, '').padStart(width, '0');
}

/** Decodes base 62; undefined if a character is not in the alphabet. */
export function decodeBase62(text: string): bigint | undefined {
  let value = 0n;
  for (const character of text) {
    const digit = VALUES.get(character);
    if (digit === undefined) return undefined;
    value = value * 62n + digit;
  }
  return value;
}

/** `length` random base 62 characters, each equally likely (bytes of 248 and above are discarded). */
export function randomBase62(length: number): string {
  let text = '';
  while (text.length < length)
    for (const byte of randomBytes(length - text.length)) if (byte < 248) text += ALPHABET[byte % 62] ?? '';
  return text;
}
