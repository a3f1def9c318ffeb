import { type CompiledQuery, type Kysely, type RawBuilder, sql } from 'kysely';
import type { AuditEvent, AuditLog } from '../ports/audit-log.ts';
import type { Tables } from '../tables.ts';
import type { Writer } from './writer.ts';

/** What was done by whom, in SQLite; appended only. */
export class SqliteAuditLog implements AuditLog {
  readonly #db: Kysely<Tables>;
  readonly #writer: Writer;

  constructor(db: Kysely<Tables>, writer: Writer) {
    this.#db = db;
    this.#writer = writer;
  }

  async append(event: AuditEvent): Promise<void> {
    await this.#writer.unit(auditStatement(this.#db, event));
  }

  async latestAt(): Promise<number | undefined> {
    const row = await this.#db
      .selectFrom('audit_event')
      .select(({ fn }) => fn.max('at').as('at'))
      .executeTakeFirst();
    return row?.at ?? undefined;
  }

  async firstAt(action: string, detail: AuditEvent['detail']): Promise<number | undefined> {
    const row = await this.#db
      .selectFrom('audit_event')
      .select('at')
      .where('action', '=', action)
      .where('detail_json', '=', JSON.stringify(detail))
      .orderBy('seq', 'asc')
      .limit(1)
      .executeTakeFirst();
    return row?.at;
  }

  async details(action: string): Promise<readonly AuditEvent['detail'][]> {
    const query = this.#db.selectFrom('audit_event').select('detail_json').where('action', '=', action);
    return (await query.orderBy('seq', 'asc').execute()).map(({ detail_json: json }) => JSON.parse(json));
  }

  async latest(limit: number): Promise<readonly AuditEvent[]> {
    const rows = await this.#db.selectFrom('audit_event').selectAll().orderBy('seq', 'desc').limit(limit).execute();
    return rows.map(({ at, actor, action, target, detail_json, request_id }) => ({
      at,
      actor,
      action,
      target,
      detail: JSON.parse(detail_json),
      requestId: request_id,
    }));
  }
}

/** The statement that appends an event, for the transaction of the change itself. */
export function auditStatement(db: Kysely<Tables>, event: AuditEvent): CompiledQuery {
  const { at, actor, action, target, detail, requestId } = event;
  const row = { at, actor, action, target, detail_json: JSON.stringify(detail), request_id: requestId };
  return db.insertInto('audit_event').values(row).compile();
}

/**
 * The statement that appends an event where a condition holds. It stands before the change that ends the condition, in
 * the same transaction.
 */
export function auditStatementWhere(
  db: Kysely<Tables>,
  { at, actor, action, target, detail, requestId }: AuditEvent,
  condition: RawBuilder<unknown>,
): CompiledQuery {
  return sql`
    insert into audit_event (at, actor, action, target, detail_json, request_id)
    select ${at}, ${actor}, ${action}, ${target}, ${JSON.stringify(detail)}, ${requestId} where ${condition}`.compile(
    db,
  );
}
