import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { ApiError } from './errors/api-error.ts';

const MAC_BYTES = 16;

/** Time that a page may search for rare items. */
const LOOK_MS = 1_000;

/** Items, and how far back was searched; null if there are no earlier ones. */
type Slice<Item> = { readonly items: readonly Item[]; readonly lookedTo: Buffer | null };

/** A page of a longer result. */
export type Page = { readonly cursor?: string | undefined; readonly limit: number };

/**
 * Cursor of a position in a result, for the next page of the same request (`what`): opaque, and signed so that no
 * client relies on its content.
 */
export function writeCursor(key: KeyObject, what: string, place: number): string {
  return signPlace(key, what, place.toString(36));
}

/** @throws ApiError `cursor_invalid` if it is not a cursor of this installation for this request */
export function readCursor(key: KeyObject, what: string, cursor: string): number {
  return Number.parseInt(readPlace(key, what, cursor), 36);
}

/** Same as `writeCursor`, for a position that takes more than a number; `place` must not contain a dot. */
export function signPlace(key: KeyObject, what: string, place: string): string {
  return `${place}.${macOf(key, what, place).toString('base64url')}`;
}

/** @throws ApiError `cursor_invalid` if it is not a cursor of this installation for this request */
export function readPlace(key: KeyObject, what: string, cursor: string): string {
  const [place = '', mac = ''] = cursor.split('.');
  const given = Buffer.from(mac, 'base64url');
  const right = macOf(key, what, place);
  if (given.length !== right.length || !timingSafeEqual(given, right)) throw new ApiError('cursor_invalid');
  return place;
}

/** The position in a cursor that was verified before, for any request. */
export const placeIn = (cursor: string): number => Number.parseInt(cursor, 36);

function macOf(key: KeyObject, what: string, text: string): Buffer {
  return createHmac('sha256', key).update(`${what}\n${text}`).digest().subarray(0, MAC_BYTES);
}

/**
 * Collects as many items as requested, or those found within the time limit. Other requests get their turn in between.
 */
export async function lookThrough<Item>(
  slice: (before: Buffer | undefined, limit: number) => Promise<Slice<Item>>,
  before: Buffer | undefined,
  limit: number,
): Promise<Slice<Item>> {
  const started = performance.now();
  const items: Item[] = [];
  for (let lookedTo = before; ; ) {
    const found = await slice(lookedTo, limit - items.length);
    items.push(...found.items);
    const isDone = found.lookedTo === null || items.length >= limit || performance.now() - started > LOOK_MS;
    if (isDone) return { items, lookedTo: found.lookedTo };
    lookedTo = found.lookedTo ?? undefined;
    await setImmediate();
  }
}
