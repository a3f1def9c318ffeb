import type { Kysely } from 'kysely';
import type { AuditEvent } from '../../../db/ledger/audit-log.ts';
import { auditStatement } from '../../../db/ledger/audit-log.ts';
import type { Tables } from '../../../db/tables.ts';
import type { Writer } from '../../../db/writing/writer.ts';

/** The table holds one row at most. */
const ONLY = 1;

/** The one-time link of the first administrator, kept as a hash. */
export class SetupLinkStore {
  readonly #db: Kysely<Tables>;
  readonly #writer: Writer;

  constructor(db: Kysely<Tables>, writer: Writer) {
    this.#db = db;
    this.#writer = writer;
  }

  /** Makes this the only link that works, and appends the event, both or none. */
  async replace(hash: Buffer, event: AuditEvent): Promise<void> {
    await this.#writer.unit(
      this.#db.deleteFrom('setup_link').compile(),
      this.#db.insertInto('setup_link').values({ only: ONLY, hash, created_at: event.at }).compile(),
      auditStatement(this.#db, event),
    );
  }

  /** Hash of the link that works, or undefined. It stops working once the first user exists. */
  async current(): Promise<Buffer | undefined> {
    return (await this.#db.selectFrom('setup_link').select('hash').executeTakeFirst())?.hash;
  }
}
