import type { Role, Scope } from '@namesake/contract';
import type { Kysely } from 'kysely';
import { type AuditEvent, auditStatement } from '../../../db/ledger/audit-log.ts';
import type { Tables } from '../../../db/tables.ts';
import type { Writer } from '../../../db/writing/writer.ts';
import { deciding } from '../../../db/writing/writer-protocol.ts';
import { isScope, toRole } from './role-and-scope.ts';
import type { TokenReads, TokenRow } from './token-reads.ts';

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
  /** User responsible for it; null if it was created on the command line. */
  readonly owner: string | null;
  /** Token that created it; null if a person did. */
  readonly parent: string | null;
  /** Addresses and networks it may be used from; empty for anywhere. */
  readonly addresses: readonly string[];
  /** Token that it replaced by rotation. */
  readonly replaces: string | null;
  /** Token that replaced it. */
  readonly replacedBy: string | null;
};

/** Properties of a token that may change between requests. */
export type TokenState = Pick<ApiToken, 'id' | 'parent' | 'expiresAt' | 'revokedAt'> & {
  /** Role of its owner; null if it has no owner, `inactive` if the owner has no active account. */
  readonly ownerRole: Role | 'inactive' | null;
};

/** A token that replaces another one. */
type Rotation = {
  /** When the old token expires. */
  readonly oldExpiresAt: number;
  /** The new token, with the old one in `replaces`. */
  readonly successor: ApiToken & { readonly replaces: string };
  readonly hash: Buffer;
};

export class TokenStore {
  readonly #db: Kysely<Tables>;
  readonly #writer: Writer;
  readonly #reads: TokenReads;

  constructor(db: Kysely<Tables>, writer: Writer, reads: TokenReads) {
    this.#db = db;
    this.#writer = writer;
    this.#reads = reads;
  }

  async create(token: ApiToken, hash: Buffer, event: AuditEvent): Promise<void> {
    const insert = this.#db.insertInto('api_token').values(toRow(token, hash));
    await this.#writer.unit(insert.compile(), auditStatement(this.#db, event));
  }

  async findByHash(hash: Buffer): Promise<ApiToken | undefined> {
    const row = await this.#reads.byHash(hash);
    return row === undefined ? undefined : toToken(row);
  }

  /**
   * Current state of a token, undefined if there is none. Read with every request and never cached, so that a
   * revocation by another process takes effect at once.
   */
  async state(id: string): Promise<TokenState | undefined> {
    const row = await this.#reads.state(id);
    if (row === undefined) return undefined;
    const { parent, expires_at: expiresAt, revoked_at: revokedAt, owner, owner_role: role } = row;
    const ownerRole = owner === null ? null : role === null ? 'inactive' : toRole(role);
    return { id, parent, expiresAt, revokedAt, ownerRole };
  }

  async find(id: string): Promise<ApiToken | undefined> {
    const row = await this.#db.selectFrom('api_token').selectAll().where('id', '=', id).executeTakeFirst();
    return row === undefined ? undefined : toToken(row);
  }

  /** All tokens, newest first. */
  async list(): Promise<readonly ApiToken[]> {
    const rows = await this.#db
      .selectFrom('api_token')
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .execute();
    return rows.map(toToken);
  }

  /** Revokes a token at the time of the event. True if it was not revoked before; otherwise nothing is recorded. */
  async revoke(id: string, event: AuditEvent): Promise<boolean> {
    const update = this.#db
      .updateTable('api_token')
      .set({ revoked_at: event.at })
      .where('id', '=', id)
      .where('revoked_at', 'is', null);
    const [changed] = await this.#writer.unit(deciding(update.compile()), auditStatement(this.#db, event));
    return changed === 1;
  }

  /** False, without any change, if the old token was revoked or rotated meanwhile. */
  async rotate({ oldExpiresAt, successor, hash }: Rotation, event: AuditEvent): Promise<boolean> {
    const { id, replaces } = successor;
    const update = this.#db
      .updateTable('api_token')
      .set({ replaced_by: id, expires_at: oldExpiresAt })
      .where('id', '=', replaces)
      .where('revoked_at', 'is', null)
      .where('replaced_by', 'is', null);
    const [changed] = await this.#writer.unit(
      deciding(update.compile()),
      this.#db.insertInto('api_token').values(toRow(successor, hash)).compile(),
      auditStatement(this.#db, event),
    );
    return changed === 1;
  }

  async touch(id: string, atMs: number): Promise<void> {
    await this.#writer.unit(
      this.#db.updateTable('api_token').set({ last_used_at: atMs }).where('id', '=', id).compile(),
    );
  }
}

const toRow = (token: ApiToken, hash: Buffer): TokenRow => ({
  id: token.id,
  hash,
  name: token.name,
  hint: token.hint,
  scopes_json: JSON.stringify(token.scopes),
  created_at: token.createdAt,
  created_by: token.createdBy,
  expires_at: token.expiresAt,
  last_used_at: token.lastUsedAt,
  revoked_at: token.revokedAt,
  owner: token.owner,
  parent: token.parent,
  addresses_json: JSON.stringify(token.addresses),
  replaces: token.replaces,
  replaced_by: token.replacedBy,
});

function toToken(row: TokenRow): ApiToken {
  const scopes: unknown = JSON.parse(row.scopes_json);
  return {
    id: row.id,
    name: row.name,
    hint: row.hint,
    // A scope stored by a later version and unknown here grants nothing.
    scopes: Array.isArray(scopes) ? scopes.filter(isScope) : [],
    createdAt: row.created_at,
    createdBy: row.created_by,
    expiresAt: row.expires_at,
    lastUsedAt: row.last_used_at,
    revokedAt: row.revoked_at,
    owner: row.owner,
    parent: row.parent,
    addresses: JSON.parse(row.addresses_json),
    replaces: row.replaces,
    replacedBy: row.replaced_by,
  };
}
