import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { type ColumnTypes, required } from './column-types.ts';

/** What all nodes together used of the limits, for some minutes. */
export async function sharedQuotas(
  db: Kysely<Tables>,
  { bytes, time, volatile: unlogged }: ColumnTypes,
): Promise<void> {
  await db.schema
    .createTable('quota_use')
    .addColumn('key_hash', bytes, required)
    .addColumn('minute', time, required)
    .addColumn('used', time, required)
    .addPrimaryKeyConstraint('quota_use_of', ['key_hash', 'minute'])
    .execute();
  for (const statement of unlogged('quota_use')) await statement.execute(db);
}
