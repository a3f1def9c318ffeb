import { EVENT_TYPES, WEBHOOK_STATES } from '@namesake/contract';
import type { Kysely, Selectable } from 'kysely';
import { z } from 'zod';
import { type AuditEvent, auditStatement } from '../../../db/ledger/audit-log.ts';
import type { Tables } from '../../../db/tables.ts';
import type { Writer } from '../../../db/writing/writer.ts';
import { deciding } from '../../../db/writing/writer-protocol.ts';
import type { Delivery, Webhook } from './webhook.ts';

/** Webhooks, and the ledger entry up to which each has taken up events. */
export class WebhookStore {
  readonly #db: Kysely<Tables>;
  readonly #writer: Writer;

  constructor(db: Kysely<Tables>, writer: Writer) {
    [this.#db, this.#writer] = [db, writer];
  }

  /** All webhooks, oldest first. */
  async all(): Promise<readonly Webhook[]> {
    return (await this.#db.selectFrom('webhook').selectAll().orderBy('seq').execute()).map(toWebhook);
  }

  async find(id: string): Promise<Webhook | undefined> {
    const row = await this.#db.selectFrom('webhook').selectAll().where('id', '=', id).executeTakeFirst();
    return row && toWebhook(row);
  }

  async add(webhook: Webhook, event: AuditEvent): Promise<void> {
    await this.#writer.unit(
      this.#db.insertInto('webhook').values(rowOf(webhook)).compile(),
      auditStatement(this.#db, event),
    );
  }

  /** Changes members of a webhook. False if it no longer exists. */
  async change(
    id: string,
    changed: Partial<
      Pick<Webhook, 'url' | 'events' | 'description' | 'state' | 'secret' | 'previous' | 'digest' | 'withReferences'>
    >,
    event: AuditEvent,
  ): Promise<boolean> {
    const { events, previous, digest, withReferences, ...plain } = changed;
    const update = this.#db.updateTable('webhook').set({
      ...plain,
      ...(events === undefined ? {} : { events_json: JSON.stringify(events) }),
      ...(previous === undefined ? {} : previousColumns(previous)),
      ...(digest === undefined ? {} : digestColumns(digest)),
      ...(withReferences === undefined ? {} : { with_references: Number(withReferences) }),
    });
    const statement = deciding(update.where('id', '=', id).compile());
    const [count] = await this.#writer.unit(statement, auditStatement(this.#db, event));
    return count === 1;
  }

  /** Deletes a webhook with its deliveries. False if it no longer exists. */
  async delete(id: string, event: AuditEvent): Promise<boolean> {
    const [count] = await this.#writer.unit(
      deciding(this.#db.deleteFrom('webhook').where('id', '=', id).compile()),
      this.#db.deleteFrom('webhook_delivery').where('webhook', '=', id).compile(),
      auditStatement(this.#db, event),
    );
    return count === 1;
  }

  /** Takes up events up to a ledger entry. False if that was done meanwhile, or the webhook is no longer on. */
  async take({ id, takenTo }: Webhook, to: number, deliveries: readonly Delivery[]): Promise<boolean> {
    const update = this.#db.updateTable('webhook').set({ taken_to: to }).where('id', '=', id).where('state', '=', 'on');
    const [count] = await this.#writer.unit(
      deciding(update.where('taken_to', '=', takenTo).compile()),
      ...deliveries.map((one) => this.#db.insertInto('webhook_delivery').values(deliveryRow(one)).compile()),
    );
    return count === 1;
  }
}

/** Row of a delivery. */
export const deliveryRow = ({ log, firstTryAt, dueAt, createdAt, endedAt, ...plain }: Delivery) => ({
  ...plain,
  first_try_at: firstTryAt,
  due_at: dueAt,
  created_at: createdAt,
  ended_at: endedAt,
  tries_json: JSON.stringify(log),
});

const rowOf = ({ events, previous, takenTo, digest, withReferences, createdAt, createdBy, ...plain }: Webhook) => ({
  ...plain,
  ...previousColumns(previous),
  ...digestColumns(digest),
  events_json: JSON.stringify(events),
  taken_to: takenTo,
  with_references: Number(withReferences),
  created_at: createdAt,
  created_by: createdBy,
});

const previousColumns = (previous: Webhook['previous']) => ({
  previous_secret: previous?.secret ?? null,
  previous_until: previous?.until ?? null,
});

const digestColumns = (digest: Webhook['digest']) => ({
  digest_at: digest?.at ?? null,
  digest_zone: digest?.timeZone ?? null,
});

const toWebhook = (row: Selectable<Tables['webhook']>): Webhook => ({
  id: row.id,
  url: row.url,
  events: z.array(z.enum(EVENT_TYPES)).parse(JSON.parse(row.events_json)),
  description: row.description,
  state: z.enum(WEBHOOK_STATES).parse(row.state),
  secret: row.secret,
  previous:
    row.previous_secret === null || row.previous_until === null
      ? null
      : { secret: row.previous_secret, until: Number(row.previous_until) },
  takenTo: Number(row.taken_to),
  digest: row.digest_at === null || row.digest_zone === null ? null : { at: row.digest_at, timeZone: row.digest_zone },
  withReferences: row.with_references === 1,
  createdAt: Number(row.created_at),
  createdBy: row.created_by,
});
