import { hash } from 'node:crypto';
import type { ApiToken } from '../storage/ports.ts';

const MOST_KNOWN = 1_000;

/**
 * What never changes of tokens that were looked up before: name, scopes, expiry. Whether one is revoked is asked of the storage at each
 * request. A token is known by its digest, so that no secret stays in memory.
 */
export class KnownTokens {
  readonly #tokens = new Map<string, ApiToken>();

  find(secret: string): ApiToken | undefined {
    return this.#tokens.get(digestOf(secret));
  }

  keep(secret: string, token: ApiToken): void {
    this.#tokens.set(digestOf(secret), token);
    const oldest = this.#tokens.keys().next();
    if (this.#tokens.size > MOST_KNOWN && oldest.done !== true) this.#tokens.delete(oldest.value);
  }
}

const digestOf = (secret: string): string => hash('sha256', secret, 'base64');
