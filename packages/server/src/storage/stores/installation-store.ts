import type { Kysely } from 'kysely';
import type { AuditEvent } from '../ports/audit-log.ts';
import type { InstallationStore } from '../ports/installation.ts';
import type { Tables } from '../tables.ts';
import type { Writer } from '../writing/writer.ts';
import { auditStatement } from './records/audit-log.ts';

const SECRET_CHECK = 'secret_check';

/** Facts of the installation. */
export class KyselyInstallationStore implements InstallationStore {
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
    const insert = this.#db.insertInto('installation').values({ key: SECRET_CHECK, value: check });
    await this.#writer.unit(insert.onConflict((conflict) => conflict.column('key').doNothing()).compile());
  }

  async replaceSecretCheck(check: Buffer, event: AuditEvent): Promise<void> {
    const insert = this.#db.insertInto('installation').values({ key: SECRET_CHECK, value: check });
    const replace = insert.onConflict((conflict) => conflict.column('key').doUpdateSet({ value: check }));
    await this.#writer.unit(replace.compile(), auditStatement(this.#db, event));
  }
}
