import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { type ColumnTypes, primary, required } from './column-types.ts';

/** Jobs of the single process on a SQLite database; on PostgreSQL, pg-boss stores them in its own schema. */
export async function jobs(db: Kysely<Tables>, { hasJobTable, text, time }: ColumnTypes): Promise<void> {
  if (!hasJobTable) return;
  await db.schema
    .createTable('job')
    .addColumn('id', text, primary)
    .addColumn('kind', text, required)
    .addColumn('key', text, required)
    .addColumn('data_json', text, required)
    .addColumn('state', text, required)
    .addColumn('retries_left', 'integer', required)
    .addColumn('retry_delay', time, required)
    .addColumn('start_at', time, required)
    .addColumn('created_at', time, required)
    .addColumn('ended_at', time)
    .addColumn('problem', text)
    .execute();
  await sql`create unique index job_unfinished on job (kind, key) where state in ('waiting', 'active')`.execute(db);
}
