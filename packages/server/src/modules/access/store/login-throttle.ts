import { createHmac, timingSafeEqual } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Keys } from '../../../config/secret.ts';
import type { AttemptKey, LoginAttemptStore } from './login-attempt-store.ts';
import type { User } from './user-store.ts';

/** How long a browser is known after a log-in. */
export const KNOWN_BROWSER_MS = 180 * 24 * 3_600_000;

/** Groups of an IPv6 address that one customer has all to themselves: a /64. */
const NETWORK_GROUPS = 4;

/** Attempts before the first wait. An address may be a whole office. */
const FREE_OF_ACCOUNT = 5;

const FREE_OF_ADDRESS = 20;

/** An attempt to log in: the name that was typed, the user who has it, and where from. */
export type LoginAttempt = {
  readonly name: string;
  readonly user: Pick<User, 'id'> | undefined;
  readonly address: string;
  /** What marks a browser with an earlier log-in. */
  readonly mark: string | undefined;
};

/** What attempts were counted for. */
export type Counted = { readonly account: string; readonly address: string | undefined };

/** The key of what is counted for an account. */
export const accountKey = (userId: string): string => `user:${userId}`;

const linkKey = (address: string): string => `link:${addressKey(address)}`;

/**
 * Slows down guessing. Counts every attempt before evaluating it: by account and address, or by browser alone if its
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

  /** Counts an attempt to log in; a number is how many milliseconds to wait instead. */
  async takeLogin({ name, user, address, mark }: LoginAttempt): Promise<Counted | number> {
    if (user !== undefined && mark !== undefined && isMarkOf(mark, user.id, this.#now(), this.#keys)) {
      const known = `known:${this.#digest(mark)}`;
      const waitMs = await this.take({ key: known, free: FREE_OF_ACCOUNT });
      return waitMs === 0 ? { account: known, address: undefined } : waitMs;
    }
    // The address first: a caller that has to wait there cannot make the account wait.
    const place = `address:${addressKey(address)}`;
    const waitHere = await this.take({ key: place, free: FREE_OF_ADDRESS });
    if (waitHere > 0) return waitHere;
    const account = user === undefined ? `name:${this.#digest(name.trim().toLowerCase())}` : accountKey(user.id);
    const waitMs = await this.take({ key: account, free: FREE_OF_ACCOUNT });
    return waitMs === 0 ? { account, address: place } : waitMs;
  }

  /** Counts an attempt at anything else, such as a one-time link; resolves with the milliseconds to wait, or 0. */
  async take(key: AttemptKey): Promise<number> {
    const nowMs = this.#now();
    if (await this.#attempts.take(key, nowMs)) return 0;
    // It may have been forgotten in between: then the next attempt is free.
    return Math.max(1, ((await this.#attempts.blockedUntil(key.key)) ?? nowMs) - nowMs);
  }

  /** Counts an attempt at a one-time link. */
  takeLink(address: string): Promise<number> {
    return this.take({ key: linkKey(address), free: FREE_OF_ADDRESS });
  }

  /** Forgets attempts at one-time links from where one proved right. */
  linkProved(address: string): Promise<void> {
    return this.#attempts.succeed(linkKey(address));
  }

  /** Forgets one attempt of an address whose password was right; for the account it counts until the second step. */
  async stepProved({ address }: Counted): Promise<void> {
    if (address !== undefined) await this.#attempts.succeed('', address);
  }

  /** Forgets attempts that have now proved right. */
  succeed({ account, address }: Counted): Promise<void> {
    return this.#attempts.succeed(account, address);
  }

  /** What strangers type is not kept: it may be a password in the wrong field. */
  #digest(text: string): string {
    return createHmac('sha256', this.#keys.session).update(`login attempt ${text}`).digest('base64url');
  }
}

/** By which attempts from one place are counted: an IPv4 address, or the network of an IPv6 address. */
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
