import { type Kysely, sql } from 'kysely';
import { type RetentionVersion, SHIPPED_RETENTION } from '../../../retention/retention.ts';
import type { AuditEvent } from '../../ports/audit-log.ts';
import type { RetentionStore } from '../../ports/retention.ts';
import type { Tables } from '../../tables.ts';
import type { Writer } from '../../writing/writer.ts';
import { deciding } from '../../writing/writer-protocol.ts';
import { auditStatement } from './audit-log.ts';

/** How long records are kept. */
export class KyselyRetentionStore implements RetentionStore {
  readonly #db: Kysely<Tables>;
  readonly #writer: Writer;

  constructor(db: Kysely<Tables>, writer: Writer) {
    this.#db = db;
    this.#writer = writer;
  }

  async versions(): Promise<readonly RetentionVersion[]> {
    const rows = await this.#db.selectFrom('retention_version').selectAll().orderBy('version', 'desc').execute();
    const saved = rows.map(({ version, items_json, reason, saved_at, saved_by }): RetentionVersion => {
      return { version, items: JSON.parse(items_json), reason, savedAt: saved_at, savedBy: saved_by };
    });
    return [...saved, SHIPPED_RETENTION];
  }

  async save(saved: RetentionVersion & { readonly savedAt: number }, event: AuditEvent): Promise<boolean> {
    const { version, items, reason, savedAt, savedBy } = saved;
    const insert = sql`
      insert into retention_version (version, items_json, reason, saved_at, saved_by)
      select ${version}, ${JSON.stringify(items)}, ${reason}, ${savedAt}, ${savedBy}
      where ${version} = (select coalesce(max(version), 0) + 1 from retention_version)`;
    const [made] = await this.#writer.unit(deciding(insert.compile(this.#db)), auditStatement(this.#db, event));
    return made === 1;
  }

  async seenAt(): Promise<number> {
    const row = await this.#db.selectFrom('retention_state').select('seen_at').executeTakeFirst();
    return row?.seen_at ?? 0;
  }

  async see(atMs: number, event?: AuditEvent): Promise<void> {
    const update = this.#db.updateTable('retention_state').set({ seen_at: atMs }).compile();
    await this.#writer.unit(update, ...(event === undefined ? [] : [auditStatement(this.#db, event)]));
  }
}
