import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { type ColumnTypes, primary, required } from './column-types.ts';

/** Customer groups, each with its screening policy. */
export async function customerGroups(db: Kysely<Tables>, { bytes, time, text }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('customer_group')
    .addColumn('name', text, primary)
    .addColumn('policy', text, required)
    .addColumn('saved_at', time, required)
    .addColumn('saved_by', text, required)
    .addColumn('mac', bytes, required)
    .execute();
}
