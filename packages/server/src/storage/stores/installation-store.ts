import type { Kysely } from 'kysely';
import type { AuditEvent } from '../ports/audit-log.ts';
import type { InstallationStore } from '../ports/installation.ts';
import type { Tables } from '../tables.ts';
import type { Writer } from '../writing/writer.ts';
import { auditStatement } from './records/audit-log.ts';

const SECRET_CHECK = 'secret_check';
const LAST_BACKUP = 'last_backup';

/** Facts of the installation. */
export class KyselyInstallationStore implements InstallationStore {
  readonly #db: Kysely<Tables>;
  readonly #writer: Writer;

  constructor(db: Kysely<Tables>, writer: Writer) {
    this.#db = db;
    this.#writer = writer;
  }

  secretCheck(): Promise<Buffer | undefined> {
    return this.#value(SECRET_CHECK);
  }

  async keepSecretCheck(check: Buffer): Promise<void> {
    const insert = this.#db.insertInto('installation').values({ key: SECRET_CHECK, value: check });
    await this.#writer.unit(insert.onConflict((conflict) => conflict.column('key').doNothing()).compile());
  }

  async replaceSecretCheck(check: Buffer, event: AuditEvent): Promise<void> {
    await this.#writer.unit(this.#replace(SECRET_CHECK, check), auditStatement(this.#db, event));
  }

  async lastBackup(): Promise<number | undefined> {
    const atMs = Date.parse((await this.#value(LAST_BACKUP))?.toString() ?? '');
    return Number.isNaN(atMs) ? undefined : atMs;
  }

  async noteBackup(atMs: number): Promise<void> {
    await this.#writer.unit(this.#replace(LAST_BACKUP, Buffer.from(new Date(atMs).toISOString())));
  }

  async #value(key: string): Promise<Buffer | undefined> {
    const query = this.#db.selectFrom('installation').select('value').where('key', '=', key);
    return (await query.executeTakeFirst())?.value;
  }

  #replace(key: string, value: Buffer) {
    const insert = this.#db.insertInto('installation').values({ key, value });
    return insert.onConflict((conflict) => conflict.column('key').doUpdateSet({ value })).compile();
  }
}
