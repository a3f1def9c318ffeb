import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { type ColumnTypes, primary, required, unique } from './column-types.ts';

/** Webhooks, and the events to deliver. */
export async function webhooks(db: Kysely<Tables>, { bytes, time, serial, text }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('webhook')
    .addColumn('seq', serial, primary)
    .addColumn('id', text, unique)
    .addColumn('url', text, required)
    .addColumn('events_json', text, required)
    .addColumn('description', text, required)
    .addColumn('state', text, required)
    .addColumn('secret', bytes, required)
    .addColumn('previous_secret', bytes)
    .addColumn('previous_until', time)
    .addColumn('taken_to', time, required)
    .addColumn('created_at', time, required)
    .addColumn('created_by', text, required)
    .execute();
  await db.schema
    .createTable('webhook_delivery')
    .addColumn('seq', serial, primary)
    .addColumn('id', text, unique)
    .addColumn('webhook', text, required)
    .addColumn('entry', time, required)
    .addColumn('type', text, required)
    .addColumn('subject', text, required)
    .addColumn('state', text, required)
    .addColumn('tries', 'integer', required)
    .addColumn('first_try_at', time)
    .addColumn('due_at', time, required)
    .addColumn('created_at', time, required)
    .addColumn('ended_at', time)
    .addColumn('tries_json', text, required)
    .addUniqueConstraint('webhook_delivery_once', ['webhook', 'entry'])
    .execute();
  await sql`create index webhook_delivery_waiting on webhook_delivery (webhook, subject, entry)
    where state = 'waiting'`.execute(db);
  await db.schema
    .createIndex('webhook_delivery_log')
    .on('webhook_delivery')
    .columns(['webhook', 'state', 'seq'])
    .execute();
  await db.schema.createIndex('webhook_delivery_ended').on('webhook_delivery').column('ended_at').execute();
}
