import { DELIVERY_STATES, type DeliveryState, EVENT_TYPES } from '@namesake/contract';
import { type Kysely, type Selectable, sql } from 'kysely';
import { z } from 'zod';
import { type AuditEvent, auditStatement } from '../../../db/ledger/audit-log.ts';
import type { Tables } from '../../../db/tables.ts';
import type { Writer } from '../../../db/writing/writer.ts';
import { deciding } from '../../../db/writing/writer-protocol.ts';
import type { Delivery } from './webhook.ts';
import { deliveryRow } from './webhook-store.ts';

/** A delivery with its place in the order of pages. */
type PlacedDelivery = Delivery & { readonly place: number };

type FailedDelivery = Pick<Delivery, 'id' | 'subject' | 'entry'>;

export type DeliveryCounts = { readonly waiting: number; readonly failed: number };

/** Deliveries to webhooks, waiting and finished. */
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

  /** Deliveries before a place, newest first. */
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

  /** Due deliveries, oldest first. Of each subject only the first waiting one. */
  async due(webhook: string, nowMs: number, limit: number): Promise<readonly Delivery[]> {
    const waiting = this.#db.selectFrom('webhook_delivery as one').selectAll().where('webhook', '=', webhook);
    const first = sql<boolean>`not exists (select 1 from webhook_delivery other where other.webhook = one.webhook
      and other.subject = one.subject and other.state = 'waiting' and other.entry < one.entry)`;
    const due = waiting.where('state', '=', 'waiting').where('due_at', '<=', nowMs).where(first);
    return (await due.orderBy('due_at').orderBy('entry').limit(limit).execute()).map(toDelivery);
  }

  /** Number of waiting and failed deliveries per webhook; webhooks without any are missing. */
  async counts(): Promise<ReadonlyMap<string, DeliveryCounts>> {
    const query = this.#db.selectFrom('webhook_delivery').where('state', '<>', 'delivered');
    const rows = await query
      .groupBy(['webhook', 'state'])
      .select(({ fn }) => ['webhook', 'state', fn.countAll().as('n')])
      .execute();
    return countsOf(rows);
  }

  /** Number of waiting and failed deliveries per webhook and subject. */
  async countsBySubject(): Promise<readonly (Counted & { readonly subject: string })[]> {
    const query = this.#db.selectFrom('webhook_delivery').where('state', '<>', 'delivered');
    return query
      .groupBy(['subject', 'webhook', 'state'])
      .select(({ fn }) => ['subject', 'webhook', 'state', fn.countAll().as('n')])
      .execute();
  }

  /** Number of waiting deliveries of a webhook, counted up to a limit. */
  async waiting(webhook: string, limit: number): Promise<number> {
    const some = this.#db.selectFrom('webhook_delivery').select('seq').where('webhook', '=', webhook);
    const query = this.#db.selectFrom(some.where('state', '=', 'waiting').limit(limit).as('some'));
    return Number((await query.select(({ fn }) => fn.countAll().as('n')).executeTakeFirst())?.n ?? 0);
  }

  /** Due deliveries for one mail, except those that follow one of the same subject that is not due. */
  async dueTogether(webhook: string, nowMs: number, limit: number): Promise<readonly Delivery[]> {
    const waiting = this.#db.selectFrom('webhook_delivery as one').selectAll().where('webhook', '=', webhook);
    const inTurn = sql<boolean>`not exists (select 1 from webhook_delivery other where other.webhook = one.webhook
      and other.subject = one.subject and other.state = 'waiting' and other.entry < one.entry
      and other.due_at > ${nowMs})`;
    const due = waiting.where('state', '=', 'waiting').where('due_at', '<=', nowMs).where(inTurn);
    return (await due.orderBy('entry').limit(limit).execute()).map(toDelivery);
  }

  /** Stores the result of an attempt or a replay. False if the delivery was changed since it was read. */
  async change(before: Delivery, after: Delivery, event?: AuditEvent): Promise<boolean> {
    const update = this.#db.updateTable('webhook_delivery').set(deliveryRow(after)).where('id', '=', before.id);
    const same = update.where('state', '=', before.state).where('tries', '=', before.tries);
    const statement = deciding(same.where('due_at', '=', before.dueAt).compile());
    const audited = event === undefined ? [] : [auditStatement(this.#db, event)];
    const [count] = await this.#writer.unit(statement, ...audited);
    return count === 1;
  }

  /** Failed deliveries after a ledger entry, oldest event first. */
  async failed(webhook: string, after: number, limit: number): Promise<readonly FailedDelivery[]> {
    const failed = this.#db.selectFrom('webhook_delivery').select(['id', 'subject', 'entry']);
    const query = failed.where('webhook', '=', webhook).where('state', '=', 'failed').where('entry', '>', after);
    const rows = await query.orderBy('entry').limit(limit).execute();
    return rows.map((row) => ({ ...row, entry: Number(row.entry) }));
  }

  /**
   * Schedules those of these deliveries that are still failed. Resolves with their number; 0, without an event, if none
   * is.
   */
  async replay(ids: readonly string[], dueAt: number, event: AuditEvent): Promise<number> {
    const again = { state: 'waiting', tries: 0, first_try_at: null, due_at: dueAt, ended_at: null } as const;
    const update = this.#db.updateTable('webhook_delivery').set(again).where('id', 'in', ids);
    const statement = deciding(update.where('state', '=', 'failed').compile());
    const [count = 0] = await this.#writer.unit(statement, auditStatement(this.#db, event));
    return count;
  }

  /** Stores an attempt answered with 410: disables the webhook and keeps its waiting deliveries. */
  async disable(before: Delivery, after: Delivery, event: AuditEvent): Promise<void> {
    const webhook = this.#db.updateTable('webhook').set({ state: 'disabled' }).where('id', '=', before.webhook);
    await this.#writer.unit(
      deciding(webhook.where('state', '=', 'on').compile()),
      this.#db.updateTable('webhook_delivery').set(deliveryRow(after)).where('id', '=', before.id).compile(),
      auditStatement(this.#db, event),
    );
  }

  /** Deletes deliveries that ended before a time. */
  async tidy(cutoffMs: number): Promise<void> {
    await this.#writer.unit(this.#db.deleteFrom('webhook_delivery').where('ended_at', '<', cutoffMs).compile());
  }
}

type Counted = { readonly webhook: string; readonly state: string; readonly n: string | number | bigint };

/** Sums up counts per webhook. */
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
