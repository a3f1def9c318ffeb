import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Keys } from '../../../config/secret.ts';
import type { UsedChallenge } from '../store/factors.ts';

/** How long a WebAuthn challenge is valid. */
export const CHALLENGE_MS = 5 * 60_000;

const NONCE_BYTES = 16;
const TIME_BYTES = 8;

/** Purpose of a challenge, and what it is bound to: a session, or a log-in waiting for its second step. */
export type ChallengeUse = { readonly purpose: 'log_in' | 'second_step' | 'enrol'; readonly bound: string };

/**
 * A challenge that needs no row before it is answered: nonce, expiry and MAC. So unauthenticated callers cannot fill
 * the database.
 */
export function newChallenge(use: ChallengeUse, nowMs: number, keys: Pick<Keys, 'challenges'>): Buffer {
  const body = Buffer.concat([randomBytes(NONCE_BYTES), Buffer.alloc(TIME_BYTES)]);
  body.writeBigUInt64BE(BigInt(nowMs + CHALLENGE_MS), NONCE_BYTES);
  return Buffer.concat([body, macOf(body, use, keys)]);
}

/**
 * Verifies an answered challenge and returns what to record of it; undefined if it has another purpose or has expired.
 */
export function readChallenge(
  text: string,
  use: ChallengeUse,
  nowMs: number,
  keys: Pick<Keys, 'challenges'>,
): UsedChallenge | undefined {
  const given = Buffer.from(text, 'base64url');
  const body = given.subarray(0, NONCE_BYTES + TIME_BYTES);
  const mac = given.subarray(NONCE_BYTES + TIME_BYTES);
  const expected = macOf(body, use, keys);
  if (mac.length !== expected.length || !timingSafeEqual(mac, expected)) return undefined;
  const expiresAt = Number(body.readBigUInt64BE(NONCE_BYTES));
  return expiresAt > nowMs ? { nonce: body.subarray(0, NONCE_BYTES), expiresAt } : undefined;
}

const macOf = (body: Buffer, { purpose, bound }: ChallengeUse, { challenges }: Pick<Keys, 'challenges'>): Buffer =>
  createHmac('sha256', challenges).update(`${purpose} ${bound} `).update(body).digest();
