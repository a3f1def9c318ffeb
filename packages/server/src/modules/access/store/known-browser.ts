import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Keys } from '../../../config/secret.ts';

/** How long a browser is known after a log-in. */
export const KNOWN_BROWSER_MS = 180 * 24 * 3_600_000;

/**
 * A mark for a browser in which this user has logged in. It opens nothing; attempts from there are counted by
 * themselves, so that guesses made elsewhere cannot keep its user out.
 */
export function markBrowser(userId: string, nowMs: number, keys: Pick<Keys, 'session'>): string {
  const text = `${userId}.${nowMs.toString(36)}`;
  return `${text}.${macOf(text, keys)}`;
}

/** True where the mark was given to a browser of this user, lately enough. */
export function isMarkOf(mark: string, userId: string, nowMs: number, keys: Pick<Keys, 'session'>): boolean {
  const [id = '', since = '', mac = ''] = mark.split('.');
  const expected = Buffer.from(macOf(`${id}.${since}`, keys));
  const given = Buffer.from(mac);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
  return id === userId && Number.parseInt(since, 36) + KNOWN_BROWSER_MS > nowMs;
}

const macOf = (text: string, keys: Pick<Keys, 'session'>): string =>
  createHmac('sha256', keys.session).update(`known browser ${text}`).digest('base64url');
