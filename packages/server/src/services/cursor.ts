import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';
import { ApiError } from '../errors/api-error.ts';

const MAC_BYTES = 16;

/**
 * A place in a result, for the next page of the same request (`what`): opaque, and signed so that nobody builds on its
 * inside.
 */
export function writeCursor(key: KeyObject, what: string, place: number): string {
  const text = place.toString(36);
  return `${text}.${macOf(key, what, text).toString('base64url')}`;
}

/** @throws ApiError `cursor_invalid` where it is not one of this installation for this request */
export function readCursor(key: KeyObject, what: string, cursor: string): number {
  const [text = '', mac = ''] = cursor.split('.');
  const given = Buffer.from(mac, 'base64url');
  const right = macOf(key, what, text);
  if (given.length !== right.length || !timingSafeEqual(given, right)) throw new ApiError('cursor_invalid');
  return Number.parseInt(text, 36);
}

function macOf(key: KeyObject, what: string, text: string): Buffer {
  return createHmac('sha256', key).update(`${what}\n${text}`).digest().subarray(0, MAC_BYTES);
}
