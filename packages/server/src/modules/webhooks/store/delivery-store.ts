import { DELIVERY_STATES, type DeliveryState, EVENT_TYPES } from '@namesake/contract';
import { type Kysely, type Selectable, sql } from 'kysely';
import { z } from 'zod';
import { type AuditEvent, auditStatement } from '../../../db/ledger/audit-log.ts';
import type { Tables } from '../../../db/tables.ts';
import type { Writer } from '../../../db/writing/writer.ts';
import { deciding } from '../../../db/writing/writer-protocol.ts';
import type { Delivery } from './webhook.ts';
import { deliveryRow } from './webhook-store.ts';

/** A delivery as pages find it. */
type PlacedDelivery = Delivery & { readonly place: number };

type FailedDelivery = Pick<Delivery, 'id' | 'subject' | 'entry'>;

export type DeliveryCounts = { readonly waiting: number; readonly failed: number };

/** What is sent to webhooks, and what was. */
export class DeliveryStore {
  readonly #db: Kysely<Tables>;
  readonly #writer: Writer;

  constructor(db: Kysely<Tables>, writer: Writer) {
    [this.#db, this.#writer] = [db, writer];
  }

  async find(webhook: string, id: string): Promise<Delivery | undefined> {
    const query = this.#db.selectFrom('webhook_delivery').selectAll().where('webhook', '=', webhook);
    const row = await query.where('id', '=', id).executeTakeFirst();
    return row && toDelivery(row);
  }

  /** The newest first, before a place. */
  async page(
    webhook: string,
    state: DeliveryState | undefined,
    before: number,
    limit: number,
  ): Promise<readonly PlacedDelivery[]> {
    const all = this.#db.selectFrom('webhook_delivery').selectAll().where('webhook', '=', webhook);
    const query = state === undefined ? all : all.where('state', '=', state);
    const rows = await query.where('seq', '<', before).orderBy('seq', 'desc').limit(limit).execute();
    return rows.map((row) => ({ ...toDelivery(row), place: Number(row.seq) }));
  }

  /** Those that are due: of the same subject only the first that waits, the oldest first. */
  async due(webhook: string, nowMs: number, limit: number): Promise<readonly Delivery[]> {
    const waiting = this.#db.selectFrom('webhook_delivery as one').selectAll().where('webhook', '=', webhook);
    const first = sql<boolean>`not exists (select 1 from webhook_delivery other where other.webhook = one.webhook
      and other.subject = one.subject and other.state = 'waiting' and other.entry < one.entry)`;
    const due = waiting.where('state', '=', 'waiting').where('due_at', '<=', nowMs).where(first);
    return (await due.orderBy('due_at').orderBy('entry').limit(limit).execute()).map(toDelivery);
  }

  /** How many of each webhook wait and failed; a webhook without any is missing. */
  async counts(): Promise<ReadonlyMap<string, DeliveryCounts>> {
    const query = this.#db.selectFrom('webhook_delivery').where('state', '<>', 'delivered');
    const rows = await query
      .groupBy(['webhook', 'state'])
      .select(({ fn }) => ['webhook', 'state', fn.countAll().as('n')])
      .execute();
    return countsOf(rows);
  }

  /** Of each webhook and subject how many wait, or failed. */
  async countsBySubject(): Promise<readonly (Counted & { readonly subject: string })[]> {
    const query = this.#db.selectFrom('webhook_delivery').where('state', '<>', 'delivered');
    return query
      .groupBy(['subject', 'webhook', 'state'])
      .select(({ fn }) => ['subject', 'webhook', 'state', fn.countAll().as('n')])
      .execute();
  }

  /** How many of a webhook wait, counted up to a limit. */
  async waiting(webhook: string, limit: number): Promise<number> {
    const some = this.#db.selectFrom('webhook_delivery').select('seq').where('webhook', '=', webhook);
    const query = this.#db.selectFrom(some.where('state', '=', 'waiting').limit(limit).as('some'));
    return Number((await query.select(({ fn }) => fn.countAll().as('n')).executeTakeFirst())?.n ?? 0);
  }

  /** Those that one mail tells: all that are due, but for what follows one of the same subject that is not. */
  async dueTogether(webhook: string, nowMs: number, limit: number): Promise<readonly Delivery[]> {
    const waiting = this.#db.selectFrom('webhook_delivery as one').selectAll().where('webhook', '=', webhook);
    const inTurn = sql<boolean>`not exists (select 1 from webhook_delivery other where other.webhook = one.webhook
      and other.subject = one.subject and other.state = 'waiting' and other.entry < one.entry
      and other.due_at > ${nowMs})`;
    const due = waiting.where('state', '=', 'waiting').where('due_at', '<=', nowMs).where(inTurn);
    return (await due.orderBy('entry').limit(limit).execute()).map(toDelivery);
  }

  /** Stores what a try, or a replay, made of a delivery as it was read. False where it was changed meanwhile. */
  async change(before: Delivery, after: Delivery, event?: AuditEvent): Promise<boolean> {
    const update = this.#db.updateTable('webhook_delivery').set(deliveryRow(after)).where('id', '=', before.id);
    const same = update.where('state', '=', before.state).where('tries', '=', before.tries);
    const statement = deciding(same.where('due_at', '=', before.dueAt).compile());
    const audited = event === undefined ? [] : [auditStatement(this.#db, event)];
    const [count] = await this.#writer.unit(statement, ...audited);
    return count === 1;
  }

  /** Those that failed, the oldest event first, after an entry of the ledger. */
  async failed(webhook: string, after: number, limit: number): Promise<readonly FailedDelivery[]> {
    const failed = this.#db.selectFrom('webhook_delivery').select(['id', 'subject', 'entry']);
    const query = failed.where('webhook', '=', webhook).where('state', '=', 'failed').where('entry', '>', after);
    const rows = await query.orderBy('entry').limit(limit).execute();
    return rows.map((row) => ({ ...row, entry: Number(row.entry) }));
  }

  /** Has those of some that failed wait again. Resolves with how many; 0, without an event, where others did. */
  async replay(ids: readonly string[], dueAt: number, event: AuditEvent): Promise<number> {
    const again = { state: 'waiting', tries: 0, first_try_at: null, due_at: dueAt, ended_at: null } as const;
    const update = this.#db.updateTable('webhook_delivery').set(again).where('id', 'in', ids);
    const statement = deciding(update.where('state', '=', 'failed').compile());
    const [count = 0] = await this.#writer.unit(statement, auditStatement(this.#db, event));
    return count;
  }

  /** Stores a try that was answered with 410: the webhook is disabled, and what waits stays. */
  async disable(before: Delivery, after: Delivery, event: AuditEvent): Promise<void> {
    const webhook = this.#db.updateTable('webhook').set({ state: 'disabled' }).where('id', '=', before.webhook);
    await this.#writer.unit(
      deciding(webhook.where('state', '=', 'on').compile()),
      this.#db.updateTable('webhook_delivery').set(deliveryRow(after)).where('id', '=', before.id).compile(),
      auditStatement(this.#db, event),
    );
  }

  /** Deletes those that have been over since before a time. */
  async tidy(cutoffMs: number): Promise<void> {
    await this.#writer.unit(this.#db.deleteFrom('webhook_delivery').where('ended_at', '<', cutoffMs).compile());
  }
}

type Counted = { readonly webhook: string; readonly state: string; readonly n: string | number | bigint };

/** The sums of each webhook. */
export function countsOf(rows: readonly Counted[]): ReadonlyMap<string, DeliveryCounts> {
  const counts = new Map<string, DeliveryCounts>();
  for (const { webhook, state, n } of rows) {
    const { waiting, failed } = counts.get(webhook) ?? { waiting: 0, failed: 0 };
    counts.set(
      webhook,
      state === 'failed' ? { waiting, failed: failed + Number(n) } : { waiting: waiting + Number(n), failed },
    );
  }
  return counts;
}

const tries = z.array(
  z.object({ at: z.int(), status: z.int().nullable(), problem: z.string().nullable(), durationMs: z.int() }),
);

const toDelivery = (row: Selectable<Tables['webhook_delivery']>): Delivery => ({
  id: row.id,
  webhook: row.webhook,
  entry: Number(row.entry),
  type: z.enum(EVENT_TYPES).parse(row.type),
  subject: row.subject,
  state: z.enum(DELIVERY_STATES).parse(row.state),
  tries: Number(row.tries),
  firstTryAt: row.first_try_at === null ? null : Number(row.first_try_at),
  dueAt: Number(row.due_at),
  createdAt: Number(row.created_at),
  endedAt: row.ended_at === null ? null : Number(row.ended_at),
  log: tries.parse(JSON.parse(row.tries_json)),
});
