import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import type { ColumnTypes } from './column-types.ts';

/** Who decided a case, for statistics: cases that were closed before are worked out anew. */
export async function caseDeciders(db: Kysely<Tables>, { text }: ColumnTypes): Promise<void> {
  await db.schema.alterTable('customer_case').addColumn('decided_by', text).execute();
  await sql`update customer_case set is_stale = 1, version = version + 1 where state = 'closed'`.execute(db);
}
