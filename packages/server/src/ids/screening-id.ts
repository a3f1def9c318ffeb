import { randomFillSync } from 'node:crypto';
import { decodeBase62, encodeBase62 } from './base62.ts';

const PREFIX = 'srch_';
const WIDTH = 22;
const BYTES = 16;

// Random bytes are drawn in bulk: one call of the generator serves four hundred ids.
const pool = Buffer.alloc(4_000);
let used = pool.length;

/** Sixteen bytes: the time in milliseconds (6), then 80 random bits. Ids sort by time and cannot be guessed. */
export function newScreeningId(nowMs: number): Buffer {
  if (used + 10 > pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const id = Buffer.alloc(BYTES);
  id.writeUIntBE(nowMs, 0, 6);
  pool.copy(id, 6, used, used + 10);
  used += 10;
  return id;
}

/** `srch_` and 22 base 62 characters, which sort as the bytes do. */
export function formatScreeningId(id: Buffer): string {
  return PREFIX + encodeBase62(BigInt(`0x${id.toString('hex')}`), WIDTH);
}

/** The bytes of a screening id, or undefined where the text is none. */
export function parseScreeningId(text: string): Buffer | undefined {
  if (!text.startsWith(PREFIX) || text.length !== PREFIX.length + WIDTH) return undefined;
  const value = decodeBase62(text.slice(PREFIX.length));
  if (value === undefined || value >= 1n << 128n) return undefined;
  return Buffer.from(value.toString(16).padStart(BYTES * 2, '0'), 'hex');
}
