import { type Kysely, sql } from 'kysely';
import type { AuditEvent } from '../ports/audit-log.ts';
import type { InstallationStore } from '../ports/installation.ts';
import type { Tables } from '../tables.ts';
import { auditStatement } from './audit-log.ts';
import type { Writer } from './writer.ts';

const SECRET_CHECK = 'secret_check';

/** Facts of the installation in SQLite. */
export class SqliteInstallationStore implements InstallationStore {
  readonly #db: Kysely<Tables>;
  readonly #writer: Writer;

  constructor(db: Kysely<Tables>, writer: Writer) {
    this.#db = db;
    this.#writer = writer;
  }

  async secretCheck(): Promise<Buffer | undefined> {
    const query = this.#db.selectFrom('installation').select('value').where('key', '=', SECRET_CHECK);
    return (await query.executeTakeFirst())?.value;
  }

  async keepSecretCheck(check: Buffer): Promise<void> {
    const insert = sql`insert or ignore into installation (key, value) values (${SECRET_CHECK}, ${check})`;
    await this.#writer.unit(insert.compile(this.#db));
  }

  async replaceSecretCheck(check: Buffer, event: AuditEvent): Promise<void> {
    const insert = sql`insert or replace into installation (key, value) values (${SECRET_CHECK}, ${check})`;
    await this.#writer.unit(insert.compile(this.#db), auditStatement(this.#db, event));
  }
}
