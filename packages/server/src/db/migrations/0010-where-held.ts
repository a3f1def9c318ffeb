import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { type ColumnTypes, required } from './column-types.ts';

/**
 * What is held, the listing or its earlier names, and which stored content has it. Before, the version searched last
 * had it.
 */
export async function whereHeld(db: Kysely<Tables>, { text }: ColumnTypes): Promise<void> {
  await db.schema
    .alterTable('list_hold')
    .addColumn('what', text, (column) => required(column).defaultTo('listing'))
    .execute();
  await db.schema.alterTable('list_hold').addColumn('content', text).execute();
  await sql`update list_hold set what = 'names' where reason like '%none of their earlier names%'`.execute(db);
  await sql`
    update list_hold set content = (
      select v.content from list_activation a join list_version v on v.seq = a.version_seq
      where a.list = list_hold.list order by a.seq desc limit 1
    )`.execute(db);
}
