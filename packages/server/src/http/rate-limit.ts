import type { FastifyReply } from 'fastify';
import { ApiError } from '../errors/api-error.ts';

const WINDOW_SECONDS = 60;
const MOST_KEYS = 10_000;

type Window = { endsAtMs: number; used: number };

/**
 * Counts requests by key in windows of a minute, and says so in the `RateLimit` headers of the IETF draft
 * (draft-ietf-httpapi-ratelimit-headers: structured fields; the plugin of the framework writes an older form).
 */
export class RateLimit {
  readonly #windows = new Map<string, Window>();
  readonly #quota: number;
  readonly #now: () => number;
  readonly #policy: string;

  constructor(quota: number, now: () => number) {
    this.#quota = quota;
    this.#now = now;
    this.#policy = `"default";q=${quota};w=${WINDOW_SECONDS}`;
  }

  /** @throws ApiError `rate_limited` with `Retry-After`, when the key has used up its minute. */
  take(key: string, reply: FastifyReply): void {
    const nowMs = this.#now();
    const window = this.#current(key, nowMs);
    window.used += 1;
    const left = Math.max(0, this.#quota - window.used);
    const seconds = Math.max(1, Math.ceil((window.endsAtMs - nowMs) / 1_000));
    reply.header('ratelimit-policy', this.#policy);
    reply.header('ratelimit', `"default";r=${left};t=${seconds}`);
    if (window.used <= this.#quota) return;
    const detail = `${this.#quota} requests a minute are allowed. Try again in ${seconds} s.`;
    throw new ApiError('rate_limited', { detail, headers: { 'retry-after': String(seconds) } });
  }

  #current(key: string, nowMs: number): Window {
    const known = this.#windows.get(key);
    if (known !== undefined && known.endsAtMs > nowMs) return known;
    const window = { endsAtMs: nowMs + WINDOW_SECONDS * 1_000, used: 0 };
    this.#windows.delete(key);
    this.#windows.set(key, window);
    const oldest = this.#windows.keys().next();
    if (this.#windows.size > MOST_KEYS && oldest.done !== true) this.#windows.delete(oldest.value);
    return window;
  }
}
