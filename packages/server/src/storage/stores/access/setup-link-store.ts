import type { Kysely } from 'kysely';
import type { AuditEvent } from '../../ports/audit-log.ts';
import type { SetupLinkStore } from '../../ports/setup-links.ts';
import type { Tables } from '../../tables.ts';
import type { Writer } from '../../writing/writer.ts';
import { auditStatement } from '../records/audit-log.ts';

/** The table holds one row at most. */
const ONLY = 1;

/** The one-time link of the first administrator, kept as a hash. */
export class KyselySetupLinkStore implements SetupLinkStore {
  readonly #db: Kysely<Tables>;
  readonly #writer: Writer;

  constructor(db: Kysely<Tables>, writer: Writer) {
    this.#db = db;
    this.#writer = writer;
  }

  async replace(hash: Buffer, event: AuditEvent): Promise<void> {
    await this.#writer.unit(
      this.#db.deleteFrom('setup_link').compile(),
      this.#db.insertInto('setup_link').values({ only: ONLY, hash, created_at: event.at }).compile(),
      auditStatement(this.#db, event),
    );
  }

  async current(): Promise<Buffer | undefined> {
    return (await this.#db.selectFrom('setup_link').select('hash').executeTakeFirst())?.hash;
  }
}
