import { createHash, createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';

/** A column value, from any of the databases. */
export type Cell = string | number | bigint | Uint8Array | null;

/**
 * MAC of a row and the rows below it: HMAC-SHA-256 over a JSON array. Whole numbers are encoded as digits, and bytes as
 * an array with their hexadecimal digits, so that every database gives the same result.
 */
export function rowMac(key: KeyObject, table: string, rows: readonly (readonly Cell[])[]): Buffer {
  return createHmac('sha256', key).update(textOf(table, rows)).digest();
}

/** Digest of a row's content, hexadecimal: SHA-256 over the same encoding. */
export const rowDigest = (table: string, cells: readonly Cell[]): string =>
  createHash('sha256')
    .update(textOf(table, [cells]))
    .digest('hex');

const textOf = (table: string, rows: readonly (readonly Cell[])[]): string =>
  JSON.stringify([table, ...rows.map((cells) => cells.map(canonical))]);

/** Anything but 32 bytes is not a MAC. */
export function isMac(found: unknown, expected: Buffer): boolean {
  return found instanceof Uint8Array && found.length === expected.length && timingSafeEqual(found, expected);
}

function canonical(cell: Cell): string | null | readonly [string] {
  if (cell === null) return null;
  return cell instanceof Uint8Array ? [Buffer.from(cell).toString('hex')] : String(cell);
}
