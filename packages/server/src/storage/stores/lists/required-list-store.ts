import { type Kysely, sql } from 'kysely';
import type { AuditEvent } from '../../ports/audit-log.ts';
import type { RequiredList, RequiredListStore } from '../../ports/required-lists.ts';
import type { Tables } from '../../tables.ts';
import type { Writer } from '../../writing/writer.ts';
import { auditStatement } from '../records/audit-log.ts';

/** The required set. */
export class KyselyRequiredListStore implements RequiredListStore {
  readonly #db: Kysely<Tables>;
  readonly #writer: Writer;

  constructor(db: Kysely<Tables>, writer: Writer) {
    this.#db = db;
    this.#writer = writer;
  }

  async all(origin: string): Promise<readonly RequiredList[]> {
    const query = this.#db.selectFrom('required_list').selectAll().where('origin', '=', origin);
    const rows = await query.orderBy('since').orderBy('id').execute();
    return rows.map(({ id, since, given_up_at: atMs, given_up_reason: reason }) => ({
      id,
      since,
      givenUp: atMs === null ? null : { atMs, reason: reason ?? '' },
    }));
  }

  async move(from: string, to: string): Promise<void> {
    const update = sql`
      update required_list set origin = ${to}
      where origin = ${from} and not exists (select 1 from required_list known where known.origin = ${to})`;
    await this.#writer.unit(update.compile(this.#db));
  }

  async require(origin: string, ids: readonly string[], event: AuditEvent): Promise<void> {
    const statements = ids.map((id) =>
      sql`
        insert into required_list (origin, id, since) values (${origin}, ${id}, ${event.at})
        on conflict (origin, id) do update set since = excluded.since, given_up_at = null, given_up_reason = null`.compile(
        this.#db,
      ),
    );
    if (statements.length > 0) await this.#writer.unit(...statements, auditStatement(this.#db, event));
  }

  async giveUp(origin: string, ids: readonly string[], reason: string, event: AuditEvent): Promise<void> {
    if (ids.length === 0) return;
    const update = this.#db
      .updateTable('required_list')
      .set({ given_up_at: event.at, given_up_reason: reason })
      .where('origin', '=', origin)
      .where('id', 'in', ids);
    await this.#writer.unit(update.compile(), auditStatement(this.#db, event));
  }
}
