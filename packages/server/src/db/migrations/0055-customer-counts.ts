import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/**
 * Counts and names of groups come from an index that begins with what is asked for: SQLite took the one of `watch`
 * before, and read all rows.
 */
export async function customerCounts(db: Kysely<Tables>): Promise<void> {
  await sql`drop index customer_counts`.execute(db);
  await sql`create index customer_counts on customer (watch, customer_group, status)`.execute(db);
}
