import { hash } from 'node:crypto';
import { ROLES, type Scope } from '@namesake/contract';
import type { Keys } from '../../../config/secret.ts';
import { hashApiToken, isWellFormedToken, type Standing, standingOf } from './api-token.ts';
import type { ApiToken, TokenStore } from './token-store.ts';

const MAX_KNOWN = 1_000;
/** Interval for recording the last use: a busy token is written once a minute, not with each request. */
const TOUCH_EVERY_MS = 60_000;

/** Properties of a token that never change. */
type Known = Pick<ApiToken, 'id' | 'scopes' | 'addresses'>;

/** Current state of a token, given its ancestors. */
type LiveToken = Known & Standing;

/**
 * API tokens by secret. Properties that never change (scopes, addresses) are cached by the digest of the secret, so
 * that no secret stays in memory. Whether a token and its ancestors are valid is read from the storage every time.
 */
export class BearerTokens {
  readonly #tokens: TokenStore;
  readonly #keys: Pick<Keys, 'tokenPepper'>;
  readonly #known = new Map<string, Known>();
  readonly #touchedAtMs = new Map<string, number>();

  constructor({ tokens }: { readonly tokens: TokenStore }, keys: Pick<Keys, 'tokenPepper'>) {
    this.#tokens = tokens;
    this.#keys = keys;
  }

  /** Current state of the token, or why there is none. */
  async find(secret: string): Promise<LiveToken | 'malformed' | 'unknown'> {
    const digest = hash('sha256', secret, 'base64');
    const known = this.#known.get(digest) ?? (await this.#learn(secret, digest));
    if (typeof known === 'string') return known;
    const standing = await standingOf(known.id, (id) => this.#tokens.state(id));
    if (standing === undefined) return 'unknown';
    return { ...known, ...standing, scopes: scopesNow(known.scopes, standing.ownerRole) };
  }

  /** Records the last use in the background. A failure does not affect the request. */
  touch(tokenId: string, nowMs: number): void {
    const touched = this.#touchedAtMs;
    if (nowMs - (touched.get(tokenId) ?? Number.NEGATIVE_INFINITY) < TOUCH_EVERY_MS) return;
    touched.set(tokenId, nowMs);
    this.#tokens.touch(tokenId, nowMs).catch(() => touched.delete(tokenId));
  }

  async #learn(secret: string, digest: string): Promise<Known | 'malformed' | 'unknown'> {
    if (!isWellFormedToken(secret)) return 'malformed';
    const token = await this.#tokens.findByHash(hashApiToken(secret, this.#keys.tokenPepper));
    if (token === undefined) return 'unknown';
    const { id, scopes, addresses } = token;
    const known = { id, scopes, addresses };
    this.#known.set(digest, known);
    const oldest = this.#known.keys().next();
    if (this.#known.size > MAX_KNOWN && oldest.done !== true) this.#known.delete(oldest.value);
    return known;
  }
}

/** A token may do no more than its owner may at present: a change of role also applies to existing tokens. */
function scopesNow(scopes: readonly Scope[], owner: Standing['ownerRole']): readonly Scope[] {
  return owner === null || owner === 'inactive'
    ? scopes
    : scopes.filter((scope) => ROLES[owner].scopes.includes(scope));
}
