import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import type { ColumnTypes } from './column-types.ts';

/** Name of a removed listing, available without the versions that had it; null if removed earlier. */
export async function namesOfRemoved(db: Kysely<Tables>, { text }: ColumnTypes): Promise<void> {
  for (const column of ['name', 'entity_type'])
    await db.schema.alterTable('list_change').addColumn(column, text).execute();
}
