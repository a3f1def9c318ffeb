import { type Kysely, sql } from 'kysely';
import { type AuditEvent, auditStatement } from '../../../db/ledger/audit-log.ts';
import type { Tables } from '../../../db/tables.ts';
import type { Writer } from '../../../db/writing/writer.ts';

/** A log-in with a correct password, waiting for its second step. */
type LoginStep = {
  /** Hash of the browser's cookie. */
  readonly hash: Buffer;
  readonly userId: string;
  readonly expiresAt: number;
};

/** Log-ins waiting for their second step. */
export class LoginStepStore {
  readonly #db: Kysely<Tables>;
  readonly #writer: Writer;

  constructor(db: Kysely<Tables>, writer: Writer) {
    this.#db = db;
    this.#writer = writer;
  }

  /** Stores a log-in with its event. Deletes those that have expired by the time of the event. */
  async create({ hash, userId, expiresAt }: LoginStep, event: AuditEvent): Promise<void> {
    await this.#writer.unit(
      this.#db.deleteFrom('login_step').where('expires_at', '<=', event.at).compile(),
      this.#db.insertInto('login_step').values({ hash, user_id: userId, expires_at: expiresAt, guesses: 0 }).compile(),
      auditStatement(this.#db, event),
    );
  }

  /** The log-in, unless it has expired. */
  async find(hash: Buffer, nowMs: number): Promise<LoginStep | undefined> {
    const query = this.#db.selectFrom('login_step').selectAll().where('hash', '=', hash);
    const row = await query.where('expires_at', '>', nowMs).executeTakeFirst();
    return row === undefined ? undefined : { hash: row.hash, userId: row.user_id, expiresAt: row.expires_at };
  }

  /** Counts a guess. False once the limit is reached. Simultaneous guesses cannot exceed it. */
  async guess(hash: Buffer, most: number): Promise<boolean> {
    const counted = this.#db
      .updateTable('login_step')
      .set(({ eb }) => ({ guesses: eb('guesses', '+', 1) }))
      .where('hash', '=', hash)
      .where('guesses', '<', most);
    const [taken] = await this.#writer.unit(counted.compile());
    return taken === 1;
  }
}

/** Log-ins at the provider that have come back. */
export class SpentLoginStore {
  readonly #db: Kysely<Tables>;
  readonly #writer: Writer;

  constructor(db: Kysely<Tables>, writer: Writer) {
    this.#db = db;
    this.#writer = writer;
  }

  /** True the first time a log-in comes back, false after that. Deletes expired ones. */
  async spend(hash: Buffer, expiresAt: number, nowMs: number): Promise<boolean> {
    const insert = sql`
      insert into spent_login (hash, expires_at) values (${hash}, ${expiresAt}) on conflict (hash) do nothing`;
    const [, spent] = await this.#writer.unit(
      this.#db.deleteFrom('spent_login').where('expires_at', '<=', nowMs).compile(),
      insert.compile(this.#db),
    );
    return spent === 1;
  }
}
