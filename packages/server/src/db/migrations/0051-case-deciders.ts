import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import type { ColumnTypes } from './column-types.ts';

/** Why the party of a case is not found, and who decided that: earlier closed cases are recomputed. */
export async function caseDeciders(db: Kysely<Tables>, { text }: ColumnTypes): Promise<void> {
  await db.schema.alterTable('customer_case').addColumn('decided_by', text).execute();
  await db.schema.alterTable('customer_case').addColumn('lost', text).execute();
  await sql`update customer_case set lost = resolution where resolution in ('joined', 'no_longer_found')`.execute(db);
  await sql`update customer_case set is_stale = 1, version = version + 1 where state = 'closed'`.execute(db);
}
