import type { Scope } from '@namesake/contract';

export type ApiToken = {
  readonly id: string;
  readonly name: string;
  /** First characters of the token. */
  readonly hint: string;
  readonly scopes: readonly Scope[];
  readonly createdAt: number;
  readonly createdBy: string;
  readonly expiresAt: number;
  readonly lastUsedAt: number | null;
  readonly revokedAt: number | null;
};

export interface TokenStore {
  create(token: ApiToken, hash: Buffer): Promise<void>;
  findByHash(hash: Buffer): Promise<ApiToken | undefined>;
  /**
   * When a token was revoked, null for one that is live, undefined where there is none. Looked up on every request and
   * never from a cache, so that a revocation by another process counts at once.
   */
  revokedAt(id: string): Promise<number | null | undefined>;
  find(id: string): Promise<ApiToken | undefined>;
  /** All tokens, newest first. */
  list(): Promise<readonly ApiToken[]>;
  /** True where the token was live until now. */
  revoke(id: string, atMs: number): Promise<boolean>;
  touch(id: string, atMs: number): Promise<void>;
}
