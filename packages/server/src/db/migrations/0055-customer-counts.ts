import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/** One index covers groups and their counts: with the index of `watch` alone, SQLite read all rows. */
export async function customerCounts(db: Kysely<Tables>): Promise<void> {
  await sql`drop index customer_counts`.execute(db);
  await sql`create index customer_counts on customer (watch, customer_group, status)`.execute(db);
}
