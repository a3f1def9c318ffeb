import { createHmac, type KeyObject } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { encodeBase62, randomBase62 } from '../../../lib/ids/base62.ts';
import type { TokenState } from './token-store.ts';

const PREFIX = 'nsk_live_';
const RANDOM_LENGTH = 32;

const CHECKSUM_LENGTH = 6;
const SHAPE = new RegExp(`^${PREFIX}[0-9A-Za-z]{30,64}$`);

/** Maximum length of a line of tokens: one made by a person, one made by that, and one made by the latter. */
export const LONGEST_LINE = 3;

/** Standing of a token given its ancestors: expiry, revocation, and the current role of its owner. */
export type Standing = Pick<TokenState, 'expiresAt' | 'revokedAt' | 'ownerRole'>;

/** A new token: `nsk_live_`, 32 random base 62 characters (190 bits), and the CRC32 of all that in base 62. */
export function mintApiToken(): string {
  const body = PREFIX + randomBase62(RANDOM_LENGTH);
  return body + checksum(body);
}

/** Whether a text has the shape of a token and a valid checksum. Detects typos without a look-up. */
export function isWellFormedToken(text: string): boolean {
  if (!SHAPE.test(text)) return false;
  return checksum(text.slice(0, -CHECKSUM_LENGTH)) === text.slice(-CHECKSUM_LENGTH);
}

/** Stored hash of a token: HMAC-SHA-256 with this installation's pepper. */
export function hashApiToken(token: string, pepper: KeyObject): Buffer {
  return createHmac('sha256', pepper).update(token).digest();
}

/** First characters of a token, which identify it for people but do not help to guess the rest. */
export function tokenHint(token: string): string {
  return token.slice(0, PREFIX.length + 4);
}

function checksum(body: string): string {
  return encodeBase62(BigInt(crc32(body)), CHECKSUM_LENGTH);
}

/**
 * Standing of a token given its ancestors: it expires with the first of them and is revoked with any of them. Undefined
 * if one of them is unknown, or the line is too long.
 */
export async function standingOf(
  id: string,
  state: (id: string) => Promise<TokenState | undefined>,
): Promise<Standing | undefined> {
  const line = await lineOf(id, state);
  if (line === undefined) return undefined;
  const revoked = line.flatMap(({ revokedAt }) => revokedAt ?? []);
  return {
    expiresAt: Math.min(...line.map(({ expiresAt }) => expiresAt)),
    revokedAt: revoked.length === 0 ? null : Math.min(...revoked),
    // A token and its descendants have one owner.
    ownerRole: line[0]?.ownerRole ?? null,
  };
}

/** The token and its ancestors, eldest last. Undefined if one is missing or the line is too long. */
export async function lineOf<T extends { readonly parent: string | null }>(
  id: string,
  find: (id: string) => Promise<T | undefined>,
): Promise<readonly T[] | undefined> {
  const line: T[] = [];
  for (let next: string | null = id; next !== null; ) {
    const found: T | undefined = await find(next);
    if (found === undefined || line.length === LONGEST_LINE) return undefined;
    line.push(found);
    next = found.parent;
  }
  return line;
}
