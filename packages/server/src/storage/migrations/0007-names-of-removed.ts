import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/** Who a removed listing was, told without the versions that held it; null of what was removed before. */
export async function namesOfRemoved(db: Kysely<Tables>): Promise<void> {
  for (const column of ['name', 'entity_type'])
    await db.schema.alterTable('list_change').addColumn(column, 'text').execute();
}
