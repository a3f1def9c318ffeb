import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { type ColumnTypes, primary, required, unique } from './column-types.ts';

/** Runs over all customers, and what full runs recorded about each. */
export async function watch(db: Kysely<Tables>, { bytes, time, serial, text }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('watch_run')
    .addColumn('seq', serial, primary)
    .addColumn('id', text, unique)
    .addColumn('kind', text, required)
    .addColumn('state', text, required)
    .addColumn('started_at', time, required)
    .addColumn('ended_at', time)
    .addColumn('step', time, required)
    .addColumn('looked_to', time, required)
    .addColumn('counts_json', text, required)
    .addColumn('body_json', text, required)
    .addColumn('root', bytes)
    .addColumn('mac', bytes, required)
    .execute();
  await db.schema
    .createTable('watch_leaves')
    .addColumn('run', text, required)
    .addColumn('number', 'integer', required)
    .addColumn('data', bytes, required)
    .addPrimaryKeyConstraint('watch_leaves_of', ['run', 'number'])
    .execute();
  await db.schema.createIndex('customer_watch').on('customer').columns(['watch', 'seq']).execute();
  // Events are processed in ledger order.
  await sql`create index audit_event_entry on audit_event (entry)`.execute(db);
}
