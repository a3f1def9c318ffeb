import { hash } from 'node:crypto';
import type { Keys } from '../config/secret.ts';
import type { Storage } from '../storage/ports/storage.ts';
import type { ApiToken } from '../storage/ports/tokens.ts';
import { hashApiToken, isWellFormedToken } from './api-token.ts';

const MOST_KNOWN = 1_000;
/** Last use is noted this coarsely: a busy token is written once a minute, not at each request. */
const TOUCH_EVERY_MS = 60_000;

/**
 * API tokens by their secrets. What never changes of one (name, scopes, expiry) is remembered by the secret's digest,
 * so that no secret stays in memory. Whether it is revoked is asked of the storage each time.
 */
export class BearerTokens {
  readonly #tokens: Storage['tokens'];
  readonly #keys: Pick<Keys, 'tokenPepper'>;
  readonly #known = new Map<string, ApiToken>();
  readonly #touchedAtMs = new Map<string, number>();

  constructor({ tokens }: Pick<Storage, 'tokens'>, keys: Pick<Keys, 'tokenPepper'>) {
    this.#tokens = tokens;
    this.#keys = keys;
  }

  /** The token as it is at this moment, or why there is none. */
  async find(secret: string): Promise<ApiToken | 'malformed' | 'unknown'> {
    const digest = hash('sha256', secret, 'base64');
    const known = this.#known.get(digest);
    if (known !== undefined) {
      const revokedAt = await this.#tokens.revokedAt(known.id);
      return revokedAt === undefined ? 'unknown' : { ...known, revokedAt };
    }
    if (!isWellFormedToken(secret)) return 'malformed';
    const token = await this.#tokens.findByHash(hashApiToken(secret, this.#keys.tokenPepper));
    if (token === undefined) return 'unknown';
    this.#keep(digest, token);
    return token;
  }

  /** Records the last use in the background: a failure does not refuse the request. */
  touch(tokenId: string, nowMs: number): void {
    const touched = this.#touchedAtMs;
    if (nowMs - (touched.get(tokenId) ?? Number.NEGATIVE_INFINITY) < TOUCH_EVERY_MS) return;
    touched.set(tokenId, nowMs);
    this.#tokens.touch(tokenId, nowMs).catch(() => touched.delete(tokenId));
  }

  #keep(digest: string, token: ApiToken): void {
    this.#known.set(digest, token);
    const oldest = this.#known.keys().next();
    if (this.#known.size > MOST_KNOWN && oldest.done !== true) this.#known.delete(oldest.value);
  }
}
