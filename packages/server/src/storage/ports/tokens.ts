import type { Role, Scope } from '@namesake/contract';
import type { AuditEvent } from './audit-log.ts';

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
  /** The user who answers for it; null where the command line made it. */
  readonly owner: string | null;
  /** The token that made it; null where a person did. */
  readonly parent: string | null;
  /** Addresses and networks that it works from; empty for anywhere. */
  readonly addresses: readonly string[];
  /** The token that it took over from by rotation. */
  readonly replaces: string | null;
  /** The token that took over from it. */
  readonly replacedBy: string | null;
};

/** What may change of a token from one request to the next. */
export type TokenState = Pick<ApiToken, 'id' | 'parent' | 'expiresAt' | 'revokedAt'> & {
  /** Role of the person who owns it; null if nobody does, `inactive` if the owner has no active account. */
  readonly ownerRole: Role | 'inactive' | null;
};

/** A token that takes over from another. */
export type Rotation = {
  /** When the old one stops working. */
  readonly oldExpiresAt: number;
  /** The new one; it names the old one in `replaces`. */
  readonly successor: ApiToken & { readonly replaces: string };
  readonly hash: Buffer;
};

export interface TokenStore {
  create(token: ApiToken, hash: Buffer, event: AuditEvent): Promise<void>;
  findByHash(hash: Buffer): Promise<ApiToken | undefined>;
  /**
   * What counts at this moment, undefined where there is none. Looked up on every request and never from a cache, so
   * that a revocation by another process counts at once.
   */
  state(id: string): Promise<TokenState | undefined>;
  find(id: string): Promise<ApiToken | undefined>;
  /** All tokens, newest first. */
  list(): Promise<readonly ApiToken[]>;
  /** Revokes it at the time of the event. True where the token was live until now; else nothing is recorded. */
  revoke(id: string, event: AuditEvent): Promise<boolean>;
  /** False, and nothing changed, where the old one was revoked or rotated meanwhile. */
  rotate(rotation: Rotation, event: AuditEvent): Promise<boolean>;
  touch(id: string, atMs: number): Promise<void>;
}
