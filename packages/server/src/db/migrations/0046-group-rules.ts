import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import type { ColumnTypes } from './column-types.ts';

/**
 * Interval of full screenings, retention and visibility of a group; indexes of customers by group and status, and by
 * time in that status.
 */
export async function groupRules(db: Kysely<Tables>, { text }: ColumnTypes): Promise<void> {
  await db.schema.alterTable('customer_group').addColumn('full_every_days', 'integer').execute();
  await db.schema.alterTable('customer_group').addColumn('keep_ended_days', 'integer').execute();
  await db.schema.alterTable('customer_group').addColumn('members_json', text).execute();
  await sql`create index customer_counts on customer (customer_group, status) where watch = 'on'`.execute(db);
  await sql`create index customer_queue on customer (status, status_since, seq) where status <> 'clear'`.execute(db);
}
