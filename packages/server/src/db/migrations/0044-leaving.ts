import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import type { ColumnTypes } from './column-types.ts';

/** Customers missing from a file declared to be the whole book, until their leaving is approved. */
export async function leaving(db: Kysely<Tables>, { text }: ColumnTypes): Promise<void> {
  await db.schema.alterTable('customer').addColumn('leaving', text).execute();
  await sql`create index customer_leaving on customer (leaving) where leaving is not null`.execute(db);
}
