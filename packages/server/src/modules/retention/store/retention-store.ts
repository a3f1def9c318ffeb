import { type Kysely, sql } from 'kysely';
import { type AuditEvent, auditStatement } from '../../../db/ledger/audit-log.ts';
import type { Tables } from '../../../db/tables.ts';
import type { Writer } from '../../../db/writing/writer.ts';
import { deciding } from '../../../db/writing/writer-protocol.ts';
import { type RetentionVersion, SHIPPED_RETENTION } from './retention.ts';

/** A service may be off for so long before the time that its clock shows needs a person's word. */
const LONGEST_STEP_MS = 31 * 86_400_000;

/** How long records are kept. */
export class RetentionStore {
  readonly #db: Kysely<Tables>;
  readonly #writer: Writer;

  constructor(db: Kysely<Tables>, writer: Writer) {
    this.#db = db;
    this.#writer = writer;
  }

  /** The newest first; the last is the one that ships. */
  async versions(): Promise<readonly RetentionVersion[]> {
    const rows = await this.#db.selectFrom('retention_version').selectAll().orderBy('version', 'desc').execute();
    const saved = rows.map(({ version, items_json, reason, saved_at, saved_by }): RetentionVersion => {
      return { version, items: JSON.parse(items_json), reason, savedAt: saved_at, savedBy: saved_by };
    });
    return [...saved, SHIPPED_RETENTION];
  }

  /** False where another version than the one before it is the newest. */
  async save(saved: RetentionVersion & { readonly savedAt: number }, event: AuditEvent): Promise<boolean> {
    const { version, items, reason, savedAt, savedBy } = saved;
    const insert = sql`
      insert into retention_version (version, items_json, reason, saved_at, saved_by)
      select ${version}, ${JSON.stringify(items)}, ${reason}, ${savedAt}, ${savedBy}
      where ${version} = (select coalesce(max(version), 0) + 1 from retention_version)`;
    const [made] = await this.#writer.unit(deciding(insert.compile(this.#db)), auditStatement(this.#db, event));
    return made === 1;
  }

  /** The latest time that the clock plausibly showed, Unix milliseconds; 0 before the first look. */
  async seenAt(): Promise<number> {
    const row = await this.#db.selectFrom('retention_state').select('seen_at').executeTakeFirst();
    return row?.seen_at ?? 0;
  }

  /** Notes a plausible time, with the event of the person who vouches for it where there is one. */
  async see(atMs: number, event?: AuditEvent): Promise<void> {
    const update = this.#db.updateTable('retention_state').set({ seen_at: atMs }).compile();
    await this.#writer.unit(update, ...(event === undefined ? [] : [auditStatement(this.#db, event)]));
  }
}

/**
 * Whether the clock can be trusted with deleting. One that ran ahead by years would make everything look old. One that
 * went back only makes less look old.
 *
 * @param seenAt the latest time that was plausible before; 0 where there is none
 */
export function isClockPlausible(nowMs: number, seenAt: number): boolean {
  return seenAt === 0 || nowMs - seenAt <= LONGEST_STEP_MS;
}
