import { createHash, createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';

/** A value of a column, as any of the databases gives it. */
export type Cell = string | number | bigint | Uint8Array | null;

/**
 * MAC of what a row and the rows below it hold: HMAC-SHA-256 over a JSON array. Whole numbers count as their digits and
 * bytes as an array of their hexadecimal digits, so that every database gives the same.
 */
export function rowMac(key: KeyObject, table: string, rows: readonly (readonly Cell[])[]): Buffer {
  return createHmac('sha256', key).update(textOf(table, rows)).digest();
}

/** Digest of what a row holds, hexadecimal: SHA-256 over the same. */
export const rowDigest = (table: string, cells: readonly Cell[]): string =>
  createHash('sha256')
    .update(textOf(table, [cells]))
    .digest('hex');

const textOf = (table: string, rows: readonly (readonly Cell[])[]): string =>
  JSON.stringify([table, ...rows.map((cells) => cells.map(canonical))]);

/** Anything but 32 bytes is no MAC. */
export function isMac(found: unknown, expected: Buffer): boolean {
  return found instanceof Uint8Array && found.length === expected.length && timingSafeEqual(found, expected);
}

function canonical(cell: Cell): string | null | readonly [string] {
  if (cell === null) return null;
  return cell instanceof Uint8Array ? [Buffer.from(cell).toString('hex')] : String(cell);
}
