import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { type ColumnTypes, primary, required } from './column-types.ts';

/** Running nodes side by side: shared use of limits, and which versions can work on the tables. */
export async function sideBySide(
  db: Kysely<Tables>,
  { bytes, text, time, volatile: unlogged }: ColumnTypes,
): Promise<void> {
  await db.schema
    .createTable('quota_use')
    .addColumn('key_hash', bytes, required)
    .addColumn('minute', time, required)
    .addColumn('used', time, required)
    .addPrimaryKeyConstraint('quota_use_of', ['key_hash', 'minute'])
    .execute();
  await db.schema
    .createTable('schema_mark')
    .addColumn('only', 'integer', primary)
    .addColumn('newest', text, required)
    .addColumn('since', text, required)
    .execute();
  for (const statement of unlogged('quota_use')) await statement.execute(db);
}
