import type { AuditAction } from '@namesake/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import type { Writer } from '../writing/writer.ts';
import type { EventStatement } from '../writing/writer-protocol.ts';

export type AuditEvent = {
  readonly at: number;
  readonly actor: string;
  /** An `AuditAction`; records of other versions may contain others. */
  readonly action: string;
  /** Id of the object, or an empty text. */
  readonly target: string;
  /** Plain JSON; never a secret, never screened text. */
  readonly detail: Readonly<Record<string, unknown>>;
  readonly requestId: string;
};

/** Append-only log of who did what. */
export class AuditLog {
  readonly #db: Kysely<Tables>;
  readonly #writer: Writer;

  constructor(db: Kysely<Tables>, writer: Writer) {
    this.#db = db;
    this.#writer = writer;
  }

  async append(event: AuditEvent): Promise<void> {
    await this.#writer.unit(auditStatement(this.#db, event));
  }

  /**
   * Latest time of any event, Unix milliseconds; undefined if there is none. The clock may have been set back since.
   */
  async latestAt(): Promise<number | undefined> {
    const row = await this.#db
      .selectFrom('audit_event')
      .select(({ fn }) => fn.max('at').as('at'))
      .executeTakeFirst();
    return row?.at ?? undefined;
  }

  /** When an action was first recorded with these details, Unix milliseconds; undefined if never. */
  async firstAt(action: AuditAction, detail: AuditEvent['detail']): Promise<number | undefined> {
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

  /** Details of all events of an action, oldest first. */
  async details(action: AuditAction): Promise<readonly AuditEvent['detail'][]> {
    const query = this.#db.selectFrom('audit_event').select('detail_json').where('action', '=', action);
    return (await query.orderBy('seq', 'asc').execute()).map(({ detail_json: json }) => JSON.parse(json));
  }

  /** Newest first. */
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

/** Statement that appends an event and its ledger entry, for the transaction of the change itself. */
export function auditStatement(_db: Kysely<Tables>, event: AuditEvent): EventStatement {
  const { at, actor, action, target, detail, requestId } = event;
  return { event: { at, actor, action, target, detailJson: JSON.stringify(detail), requestId } };
}
