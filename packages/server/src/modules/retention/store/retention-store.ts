import { type Kysely, sql } from 'kysely';
import { type AuditEvent, auditStatement } from '../../../db/ledger/audit-log.ts';
import type { Tables } from '../../../db/tables.ts';
import type { Writer } from '../../../db/writing/writer.ts';
import { deciding } from '../../../db/writing/writer-protocol.ts';
import { type RetentionVersion, SHIPPED_RETENTION } from './retention.ts';

/** How long the service may be off before a person must confirm the date. */
const LONGEST_STEP_MS = 31 * 86_400_000;

/** Settings for how long records are kept. */
export class RetentionStore {
  readonly #db: Kysely<Tables>;
  readonly #writer: Writer;

  constructor(db: Kysely<Tables>, writer: Writer) {
    this.#db = db;
    this.#writer = writer;
  }

  /** All versions, newest first; the last is the built-in one. */
  async versions(): Promise<readonly RetentionVersion[]> {
    const rows = await this.#db.selectFrom('retention_version').selectAll().orderBy('version', 'desc').execute();
    const saved = rows.map(({ version, items_json, reason, saved_at, saved_by }): RetentionVersion => {
      return { version, items: JSON.parse(items_json), reason, savedAt: saved_at, savedBy: saved_by };
    });
    return [...saved, SHIPPED_RETENTION];
  }

  /** False if `version` does not directly follow the newest version. */
  async save(saved: RetentionVersion & { readonly savedAt: number }, event: AuditEvent): Promise<boolean> {
    const { version, items, reason, savedAt, savedBy } = saved;
    const insert = sql`
      insert into retention_version (version, items_json, reason, saved_at, saved_by)
      select ${version}, ${JSON.stringify(items)}, ${reason}, ${savedAt}, ${savedBy}
      where ${version} = (select coalesce(max(version), 0) + 1 from retention_version)`;
    const [made] = await this.#writer.unit(deciding(insert.compile(this.#db)), auditStatement(this.#db, event));
    return made === 1;
  }

  /** Latest time at which the clock was plausible, in Unix milliseconds; 0 before the first check. */
  async seenAt(): Promise<number> {
    const row = await this.#db.selectFrom('retention_state').select('seen_at').executeTakeFirst();
    return row?.seen_at ?? 0;
  }

  /** Records a plausible time, with the event of the person who confirmed it, if any. */
  async see(atMs: number, event?: AuditEvent): Promise<void> {
    const update = this.#db.updateTable('retention_state').set({ seen_at: atMs }).compile();
    await this.#writer.unit(update, ...(event === undefined ? [] : [auditStatement(this.#db, event)]));
  }
}

/**
 * Whether the clock is reliable enough for deletions. A clock years ahead would make every record look old; one that
 * went back only makes fewer look old.
 *
 * @param seenAt latest plausible time so far; 0 if there is none
 */
export function isClockPlausible(nowMs: number, seenAt: number): boolean {
  return seenAt === 0 || nowMs - seenAt <= LONGEST_STEP_MS;
}
