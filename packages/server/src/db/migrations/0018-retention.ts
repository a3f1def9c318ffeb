import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { type ColumnTypes, primary, required } from './column-types.ts';

/** Retention periods, legal holds, and remains of erased records. */
export async function retention(db: Kysely<Tables>, { bytes, time, serial, text }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('retention_version')
    .addColumn('version', 'integer', primary)
    .addColumn('items_json', text, required)
    .addColumn('reason', text, required)
    .addColumn('saved_at', time, required)
    .addColumn('saved_by', text, required)
    .execute();
  await db.schema
    .createTable('legal_hold')
    .addColumn('id', text, primary)
    .addColumn('scope_json', text, required)
    .addColumn('reason', text, required)
    .addColumn('placed_at', time, required)
    .addColumn('placed_by', text, required)
    .addColumn('ends_at', time)
    .addColumn('lifted_at', time)
    .addColumn('lifted_by', text)
    .execute();
  await db.schema
    .createTable('retention_state')
    .addColumn('only', 'integer', primary)
    .addColumn('holds_version', 'integer', required)
    .addColumn('seen_at', time, required)
    .execute();
  await sql`
    insert into retention_state ("only", holds_version, seen_at)
    select 1, 0, coalesce(max(at), 0) from audit_event`.execute(db);
  await db.schema
    .createTable('erased_screening')
    .addColumn('id', bytes, primary)
    .addColumn('actor_id', 'integer', required)
    .addColumn('entry', time)
    .addColumn('erased_at', time, required)
    .addColumn('why', text, required)
    .execute();
  await db.schema
    .createTable('purge_run')
    .addColumn('id', serial, primary)
    .addColumn('started_at', time, required)
    .addColumn('ended_at', time)
    .addColumn('screenings', 'integer', required)
    .addColumn('events', 'integer', required)
    .addColumn('access', 'integer', required)
    .addColumn('entries', 'integer', required)
    .addColumn('problem', text)
    .execute();
}
