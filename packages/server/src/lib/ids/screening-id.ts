import { randomBytes } from 'node:crypto';
import { decodeBase62, encodeBase62 } from './base62.ts';

const PREFIX = 'srch_';
const WIDTH = 22;

const BYTES = 16;
const TIME_BYTES = 6;

const ID_BYTES = 16;

/** Sixteen bytes: the time in milliseconds (6), then 80 random bits. Ids sort by time and cannot be guessed. */
export function newScreeningId(nowMs: number): Buffer {
  const id = randomBytes(BYTES);
  id.writeUIntBE(nowMs, 0, 6);
  return id;
}

/** `srch_` and 22 base 62 characters, which sort like the bytes. */
export function formatScreeningId(id: Buffer): string {
  return PREFIX + encodeBase62(BigInt(`0x${id.toString('hex')}`), WIDTH);
}

/** Bytes of a screening id; undefined if the text is not one. */
export function parseScreeningId(text: string): Buffer | undefined {
  if (!text.startsWith(PREFIX) || text.length !== PREFIX.length + WIDTH) return undefined;
  const value = decodeBase62(text.slice(PREFIX.length));
  if (value === undefined || value >= 1n << 128n) return undefined;
  return Buffer.from(value.toString(16).padStart(BYTES * 2, '0'), 'hex');
}

/** Start of a screening: the first six bytes of its id, Unix milliseconds. */
export const screeningTime = (id: Uint8Array): number => Buffer.from(id).readUIntBE(0, TIME_BYTES);

/** The lowest id that a screening of this millisecond can have. */
export function firstIdAt(atMs: number): Buffer {
  const id = Buffer.alloc(ID_BYTES);
  id.writeUIntBE(Math.max(0, Math.min(Math.ceil(atMs), 2 ** 48 - 1)), 0, TIME_BYTES);
  return id;
}
