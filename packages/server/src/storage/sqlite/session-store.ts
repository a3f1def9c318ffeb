import type { Kysely } from 'kysely';
import type { Session, SessionStore } from '../ports/sessions.ts';
import type { Tables } from '../tables.ts';
import type { Writer } from './writer.ts';

/** Sessions in SQLite, found by the hash of their cookie. */
export class SqliteSessionStore implements SessionStore {
  readonly #db: Kysely<Tables>;
  readonly #writer: Writer;

  constructor(db: Kysely<Tables>, writer: Writer) {
    this.#db = db;
    this.#writer = writer;
  }

  async create(session: Session): Promise<void> {
    const { hash, userId, createdAt, expiresAt } = session;
    const row = { hash, user_id: userId, created_at: createdAt, expires_at: expiresAt };
    await this.#writer.unit(this.#db.insertInto('session').values(row).compile());
  }

  async find(hash: Buffer): Promise<Session | undefined> {
    const row = await this.#db.selectFrom('session').selectAll().where('hash', '=', hash).executeTakeFirst();
    if (row === undefined) return undefined;
    return { hash: row.hash, userId: row.user_id, createdAt: row.created_at, expiresAt: row.expires_at };
  }

  async remove(hash: Buffer): Promise<void> {
    await this.#writer.unit(this.#db.deleteFrom('session').where('hash', '=', hash).compile());
  }

  async removeExpired(nowMs: number): Promise<void> {
    await this.#writer.unit(this.#db.deleteFrom('session').where('expires_at', '<=', nowMs).compile());
  }
}
