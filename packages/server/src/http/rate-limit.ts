import { isIP } from 'node:net';
import { ApiError } from '../lib/errors/api-error.ts';
import { plainAddress } from '../lib/net/addresses.ts';
import type { QuotaUse } from './quota-store.ts';

const WINDOW_MS = 60_000;
const MAX_KEYS = 10_000;

/** Receives the headers. */
type HeaderSink = { header(name: string, value: string): unknown };

type Window = {
  /** Minutes since 1970, so that all nodes count in the same windows. */
  readonly minute: number;
  used: number;
  /** The part of `used` that was reported to other nodes. */
  told: number;
  /** Known use by other nodes. */
  elsewhere: number;
};

/**
 * Counts requests by key in windows of a minute, and reports them in the `RateLimit` headers of the IETF draft
 * (draft-ietf-httpapi-ratelimit-headers: structured fields; the framework's plugin writes an older form).
 */
export class RateLimit {
  readonly #windows = new Map<string, Window>();
  readonly #quota: number;
  readonly #now: () => number;
  readonly #policy: string;

  constructor(quota: number, now: () => number) {
    this.#quota = quota;
    this.#now = now;
    this.#policy = `"default";q=${quota};w=${WINDOW_MS / 1_000}`;
  }

  /**
   * @param requests number of requests to count
   * @throws ApiError `rate_limited` with `Retry-After`, when the key has used up its minute.
   */
  take(key: string, reply: HeaderSink, requests = 1): void {
    const nowMs = this.#now();
    const window = this.#current(key, nowMs);
    window.used += requests;
    const used = window.used + window.elsewhere;
    const seconds = Math.max(1, Math.ceil(((window.minute + 1) * WINDOW_MS - nowMs) / 1_000));
    reply.header('ratelimit-policy', this.#policy);
    reply.header('ratelimit', `"default";r=${Math.max(0, this.#quota - used)};t=${seconds}`);
    if (used <= this.#quota) return;
    const detail = `${this.#quota} requests a minute are allowed. Try again in ${seconds} s.`;
    throw new ApiError('rate_limited', { detail, headers: { 'retry-after': String(seconds) } });
  }

  /** Use on this node in this minute that was not reported to other nodes. */
  untold(): readonly QuotaUse[] {
    const minute = Math.floor(this.#now() / WINDOW_MS);
    return [...this.#windows].flatMap(([key, window]) =>
      window.minute === minute && window.used > window.told ? [{ key, minute, used: window.used - window.told }] : [],
    );
  }

  /** @param total use by all nodes, including the use just reported */
  told({ key, minute, used }: QuotaUse, total: number): void {
    const window = this.#windows.get(key);
    if (window?.minute !== minute) return;
    window.told += used;
    window.elsewhere = Math.max(0, total - window.told);
  }

  #current(key: string, nowMs: number): Window {
    const minute = Math.floor(nowMs / WINDOW_MS);
    const known = this.#windows.get(key);
    if (known?.minute === minute) return known;
    const window = { minute, used: 0, told: 0, elsewhere: 0 };
    this.#windows.delete(key);
    this.#windows.set(key, window);
    const oldest = this.#windows.keys().next();
    if (this.#windows.size > MAX_KEYS && oldest.done !== true) this.#windows.delete(oldest.value);
    return window;
  }
}

/** Key for counting anonymous requests: an IPv4 address, or the /64 network of an IPv6 subscriber. */
export function limitKey(address: string): string {
  const plain = plainAddress(address);
  if (isIP(plain) !== 6) return plain;
  const [head = '', tail] = plain.split('::');
  const before = head.split(':').filter((part) => part !== '');
  const after = (tail ?? '').split(':').filter((part) => part !== '');
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...after];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
