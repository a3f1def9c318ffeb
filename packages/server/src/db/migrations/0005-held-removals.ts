import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { type ColumnTypes, required } from './column-types.ts';

/** Listings missing from a publisher's newest file whose removal is not confirmed yet. */
export async function heldRemovals(db: Kysely<Tables>, { time, text }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('list_hold')
    .addColumn('list', text, required)
    .addColumn('listing', text, required)
    .addColumn('sha256', text, required)
    .addColumn('reason', text, required)
    .addColumn('since', time, required)
    .addColumn('confirmed_at', time)
    .addPrimaryKeyConstraint('list_hold_key', ['list', 'listing'])
    .execute();
}
