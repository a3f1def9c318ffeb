import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { type ColumnTypes, primary, required } from './column-types.ts';

/** What searches of customers look up, 512 customers per row: shows which are unaffected by a list change. */
export async function customerWords(db: Kysely<Tables>, { bytes, text, time }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('customer_words')
    .addColumn('number', time, primary)
    .addColumn('code', text, required)
    .addColumn('data', bytes, required)
    .addColumn('mac', bytes, required)
    .execute();
}
