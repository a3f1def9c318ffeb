import type { Kysely } from 'kysely';
import type { AuditEvent } from '../../ports/audit-log.ts';
import type { LoginStep, LoginStepStore } from '../../ports/login-steps.ts';
import type { Tables } from '../../tables.ts';
import type { Writer } from '../../writing/writer.ts';
import { auditStatement } from '../records/audit-log.ts';

/** Log-ins that wait for the second step. */
export class KyselyLoginStepStore implements LoginStepStore {
  readonly #db: Kysely<Tables>;
  readonly #writer: Writer;

  constructor(db: Kysely<Tables>, writer: Writer) {
    this.#db = db;
    this.#writer = writer;
  }

  async create({ hash, userId, expiresAt }: LoginStep, event: AuditEvent): Promise<void> {
    await this.#writer.unit(
      this.#db.deleteFrom('login_step').where('expires_at', '<=', event.at).compile(),
      this.#db.insertInto('login_step').values({ hash, user_id: userId, expires_at: expiresAt, guesses: 0 }).compile(),
      auditStatement(this.#db, event),
    );
  }

  async find(hash: Buffer, nowMs: number): Promise<LoginStep | undefined> {
    const query = this.#db.selectFrom('login_step').selectAll().where('hash', '=', hash);
    const row = await query.where('expires_at', '>', nowMs).executeTakeFirst();
    return row === undefined ? undefined : { hash: row.hash, userId: row.user_id, expiresAt: row.expires_at };
  }

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
