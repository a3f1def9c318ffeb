import type { Kysely } from 'kysely';
import type { AuditEvent } from './ledger/audit-log.ts';
import { auditStatement } from './ledger/audit-log.ts';
import type { Tables } from './tables.ts';
import type { Writer } from './writing/writer.ts';

const SECRET_CHECK = 'secret_check';
const LAST_BACKUP = 'last_backup';

/** Facts about the installation. */
export class InstallationStore {
  readonly #db: Kysely<Tables>;
  readonly #writer: Writer;

  constructor(db: Kysely<Tables>, writer: Writer) {
    this.#db = db;
    this.#writer = writer;
  }

  /** Check value of the secret of this database; undefined before the first start. */
  secretCheck(): Promise<Buffer | undefined> {
    return this.#value(SECRET_CHECK);
  }

  /** Stores it if there is none yet. */
  async keepSecretCheck(check: Buffer): Promise<void> {
    const insert = this.#db.insertInto('installation').values({ key: SECRET_CHECK, value: check });
    await this.#writer.unit(insert.onConflict((conflict) => conflict.column('key').doNothing()).compile());
  }

  /** Replaces the check value after a change of the secret. */
  async replaceSecretCheck(check: Buffer, event: AuditEvent): Promise<void> {
    await this.#writer.unit(this.#replace(SECRET_CHECK, check), auditStatement(this.#db, event));
  }

  /** When the operator last reported a backup of the database, Unix milliseconds; undefined if unknown. */
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
