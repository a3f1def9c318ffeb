import { createHmac, type KeyObject } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { encodeBase62, randomBase62 } from '../../../lib/ids/base62.ts';

const PREFIX = 'nsk_live_';
const RANDOM_LENGTH = 32;
const CHECKSUM_LENGTH = 6;
const SHAPE = new RegExp(`^${PREFIX}[0-9A-Za-z]{30,64}$`);

/** A new token: `nsk_live_`, 32 random base 62 characters (190 bits), and the CRC32 of all before it in base 62. */
export function mintApiToken(): string {
  const body = PREFIX + randomBase62(RANDOM_LENGTH);
  return body + checksum(body);
}

/** True where the text has the shape of a token and its checksum agrees: a typo is detected without a look-up. */
export function isWellFormedToken(text: string): boolean {
  if (!SHAPE.test(text)) return false;
  return checksum(text.slice(0, -CHECKSUM_LENGTH)) === text.slice(-CHECKSUM_LENGTH);
}

/** What is stored of a token: HMAC-SHA-256 under this installation's pepper. */
export function hashApiToken(token: string, pepper: KeyObject): Buffer {
  return createHmac('sha256', pepper).update(token).digest();
}

/** The first characters, which identify a token for people but do not help to guess the rest. */
export function tokenHint(token: string): string {
  return token.slice(0, PREFIX.length + 4);
}

function checksum(body: string): string {
  return encodeBase62(BigInt(crc32(body)), CHECKSUM_LENGTH);
}
