import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { ApiError } from './errors/api-error.ts';

const MAC_BYTES = 16;

/** How long a page looks for what fits rarely. */
const LOOK_MS = 1_000;

/** Some items, and how far back was looked for them; null where there are no earlier ones. */
type Slice<Item> = { readonly items: readonly Item[]; readonly lookedTo: Buffer | null };

/** Which page of a longer answer. */
export type Page = { readonly cursor?: string | undefined; readonly limit: number };

/**
 * A place in a result, for the next page of the same request (`what`): opaque, and signed so that no client builds on
 * its inside.
 */
export function writeCursor(key: KeyObject, what: string, place: number): string {
  return signPlace(key, what, place.toString(36));
}

/** @throws ApiError `cursor_invalid` where it is not one of this installation for this request */
export function readCursor(key: KeyObject, what: string, cursor: string): number {
  return Number.parseInt(readPlace(key, what, cursor), 36);
}

/** The same for a place that takes more than a number; `place` has no dot. */
export function signPlace(key: KeyObject, what: string, place: string): string {
  return `${place}.${macOf(key, what, place).toString('base64url')}`;
}

/** @throws ApiError `cursor_invalid` where it is not one of this installation for this request */
export function readPlace(key: KeyObject, what: string, cursor: string): string {
  const [place = '', mac = ''] = cursor.split('.');
  const given = Buffer.from(mac, 'base64url');
  const right = macOf(key, what, place);
  if (given.length !== right.length || !timingSafeEqual(given, right)) throw new ApiError('cursor_invalid');
  return place;
}

/** The place in a cursor that was accepted before, whatever it was for. */
export const placeIn = (cursor: string): number => Number.parseInt(cursor, 36);

function macOf(key: KeyObject, what: string, text: string): Buffer {
  return createHmac('sha256', key).update(`${what}\n${text}`).digest().subarray(0, MAC_BYTES);
}

/** As many as asked for, or all that were found in the time for it. Other requests have their turn in between. */
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
