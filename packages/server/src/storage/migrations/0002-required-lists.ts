import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { type ColumnTypes, primary, required } from './column-types.ts';

/** Which lists answers of this data folder were ever said to need, so that none is lost in silence. */
export async function requiredLists(db: Kysely<Tables>, { time }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('required_list')
    .addColumn('id', 'text', primary)
    .addColumn('since', time, required)
    .addColumn('given_up_at', time)
    .addColumn('given_up_reason', 'text')
    .execute();
}
