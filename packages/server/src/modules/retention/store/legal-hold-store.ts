import type { Kysely } from 'kysely';
import type { AuditEvent } from '../../../db/ledger/audit-log.ts';
import { auditStatement } from '../../../db/ledger/audit-log.ts';
import type { Tables } from '../../../db/tables.ts';
import type { Writer } from '../../../db/writing/writer.ts';
import { deciding, type Statement } from '../../../db/writing/writer-protocol.ts';
import { isInForce, type LegalHold } from './legal-hold.ts';

/** Legal holds. A lifted hold stays stored. */
export class LegalHoldStore {
  readonly #db: Kysely<Tables>;
  readonly #writer: Writer;

  constructor(db: Kysely<Tables>, writer: Writer) {
    this.#db = db;
    this.#writer = writer;
  }

  /** Whether any hold is in force. Data that holds cannot name individually are erased only if there is none. */
  async isAnyInForce(nowMs: number): Promise<boolean> {
    return (await this.list()).some((hold) => isInForce(hold, nowMs));
  }

  /** All holds ever placed, newest first. */
  async list(): Promise<readonly LegalHold[]> {
    const query = this.#db.selectFrom('legal_hold').selectAll().orderBy('placed_at', 'desc').orderBy('id');
    return (await query.execute()).map((row) => ({
      id: row.id,
      scope: JSON.parse(row.scope_json),
      reason: row.reason,
      placedAt: row.placed_at,
      placedBy: row.placed_by,
      endsAt: row.ends_at,
      liftedAt: row.lifted_at,
      liftedBy: row.lifted_by,
    }));
  }

  async place({ id, scope, reason, placedAt, placedBy, endsAt }: LegalHold, event: AuditEvent): Promise<void> {
    const insert = this.#db.insertInto('legal_hold').values({
      id,
      scope_json: JSON.stringify(scope),
      reason,
      placed_at: placedAt,
      placed_by: placedBy,
      ends_at: endsAt,
      lifted_at: null,
      lifted_by: null,
    });
    await this.#writer.unit(insert.compile(), this.#changed(), auditStatement(this.#db, event));
  }

  /** False if no such hold is in force. */
  async lift(
    id: string,
    { at, actor }: { readonly at: number; readonly actor: string },
    event: AuditEvent,
  ): Promise<boolean> {
    const update = this.#db
      .updateTable('legal_hold')
      .set({ lifted_at: at, lifted_by: actor })
      .where('id', '=', id)
      .where('lifted_at', 'is', null);
    const [lifted] = await this.#writer.unit(
      deciding(update.compile()),
      this.#changed(),
      auditStatement(this.#db, event),
    );
    return lifted === 1;
  }

  /** Changes whenever a hold is placed or lifted. */
  async version(): Promise<number> {
    const row = await this.#db.selectFrom('retention_state').select('holds_version').executeTakeFirst();
    return row?.holds_version ?? 0;
  }

  #changed(): Statement {
    return this.#db
      .updateTable('retention_state')
      .set(({ eb }) => ({ holds_version: eb('holds_version', '+', 1) }))
      .compile();
  }
}
