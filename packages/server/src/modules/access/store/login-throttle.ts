import { createHmac, timingSafeEqual } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Keys } from '../../../config/secret.ts';
import type { AttemptKey, LoginAttemptStore } from './login-attempt-store.ts';
import type { User } from './user-store.ts';

/** How long a browser is remembered after a log-in. */
export const KNOWN_BROWSER_MS = 180 * 24 * 3_600_000;

/** Groups of an IPv6 address that usually belong to one customer: a /64. */
const NETWORK_GROUPS = 4;

/** Attempts before the first wait. An address may be a whole office. */
const FREE_OF_ACCOUNT = 5;

const FREE_OF_ADDRESS = 20;

/** An attempt to log in: the name entered, the user with this name, and its origin. */
export type LoginAttempt = {
  readonly name: string;
  readonly user: Pick<User, 'id'> | undefined;
  readonly address: string;
  /** Mark of a browser with an earlier log-in. */
  readonly mark: string | undefined;
};

/** Keys that an attempt was counted for. */
export type Counted = { readonly account: string; readonly address: string | undefined };

/** Key of the counter of an account. */
export const accountKey = (userId: string): string => `user:${userId}`;

const linkKey = (address: string): string => `link:${addressKey(address)}`;

/**
 * Slows down guessing. Counts every attempt before evaluating it: by account and address, or only by browser if its
 * user has logged in there before. Beyond the free attempts, each one doubles the wait, up to 15 minutes.
 */
export class LoginThrottle {
  readonly #attempts: LoginAttemptStore;
  readonly #keys: Pick<Keys, 'session'>;
  readonly #now: () => number;

  constructor(attempts: LoginAttemptStore, keys: Pick<Keys, 'session'>, now: () => number) {
    this.#attempts = attempts;
    this.#keys = keys;
    this.#now = now;
  }

  /** Counts an attempt to log in. Resolves with the milliseconds to wait if it is refused. */
  async takeLogin({ name, user, address, mark }: LoginAttempt): Promise<Counted | number> {
    if (user !== undefined && mark !== undefined && isMarkOf(mark, user.id, this.#now(), this.#keys)) {
      const known = `known:${this.#digest(mark)}`;
      const waitMs = await this.take({ key: known, free: FREE_OF_ACCOUNT });
      return waitMs === 0 ? { account: known, address: undefined } : waitMs;
    }
    // The address comes first: a caller that has to wait there cannot make the account wait.
    const place = `address:${addressKey(address)}`;
    const waitHere = await this.take({ key: place, free: FREE_OF_ADDRESS });
    if (waitHere > 0) return waitHere;
    const account = user === undefined ? `name:${this.#digest(name.trim().toLowerCase())}` : accountKey(user.id);
    const waitMs = await this.take({ key: account, free: FREE_OF_ACCOUNT });
    return waitMs === 0 ? { account, address: place } : waitMs;
  }

  /** Counts any other attempt, for example at a one-time link. Resolves with the milliseconds to wait, or 0. */
  async take(key: AttemptKey): Promise<number> {
    const nowMs = this.#now();
    if (await this.#attempts.take(key, nowMs)) return 0;
    // The key may have been deleted in between: the next attempt is free then.
    return Math.max(1, ((await this.#attempts.blockedUntil(key.key)) ?? nowMs) - nowMs);
  }

  /** Counts an attempt at a one-time link. */
  takeLink(address: string): Promise<number> {
    return this.take({ key: linkKey(address), free: FREE_OF_ADDRESS });
  }

  /** Clears attempts at one-time links from an address after a successful one. */
  linkProved(address: string): Promise<void> {
    return this.#attempts.succeed(linkKey(address));
  }

  /** Clears one attempt of an address whose password was right. For the account it counts until the second step. */
  async stepProved({ address }: Counted): Promise<void> {
    if (address !== undefined) await this.#attempts.succeed('', address);
  }

  /** Clears attempts that proved right. */
  succeed({ account, address }: Counted): Promise<void> {
    return this.#attempts.succeed(account, address);
  }

  /** Names entered by strangers are not stored: one may be a password in the wrong field. */
  #digest(text: string): string {
    return createHmac('sha256', this.#keys.session).update(`login attempt ${text}`).digest('base64url');
  }
}

/** Key for counting attempts from one place: an IPv4 address, or the network of an IPv6 address. */
export function addressKey(address: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const groups = (text: string | undefined): readonly string[] =>
    text === undefined || text === '' ? [] : text.split(':');
  const [first, last] = [groups(head), groups(tail)];
  const zeros = tail === undefined ? 0 : 8 - first.length - last.length;
  const all = [...first, ...Array.from({ length: zeros }, () => '0'), ...last];
  return `${all
    .slice(0, NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/**
 * Mark for a browser in which this user has logged in. It grants nothing. Attempts with it are counted separately, so
 * that guesses made elsewhere cannot lock the user out.
 */
export function markBrowser(userId: string, nowMs: number, keys: Pick<Keys, 'session'>): string {
  const text = `${userId}.${nowMs.toString(36)}`;
  return `${text}.${macOf(text, keys)}`;
}

/** Whether the mark was given to a browser of this user recently enough. */
export function isMarkOf(mark: string, userId: string, nowMs: number, keys: Pick<Keys, 'session'>): boolean {
  const [id = '', since = '', mac = ''] = mark.split('.');
  const expected = Buffer.from(macOf(`${id}.${since}`, keys));
  const given = Buffer.from(mac);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
  return id === userId && Number.parseInt(since, 36) + KNOWN_BROWSER_MS > nowMs;
}

const macOf = (text: string, keys: Pick<Keys, 'session'>): string =>
  createHmac('sha256', keys.session).update(`known browser ${text}`).digest('base64url');
