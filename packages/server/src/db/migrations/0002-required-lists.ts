import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { type ColumnTypes, required } from './column-types.ts';

/** Lists ever required by origin, so that none is dropped silently. */
export async function requiredLists(db: Kysely<Tables>, { time, text }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('required_list')
    .addColumn('origin', text, required)
    .addColumn('id', text, required)
    .addColumn('since', time, required)
    .addColumn('given_up_at', time)
    .addColumn('given_up_reason', text)
    .addPrimaryKeyConstraint('required_list_key', ['origin', 'id'])
    .execute();
}
