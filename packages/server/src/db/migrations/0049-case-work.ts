import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { type ColumnTypes, primary, required } from './column-types.ts';

/** Team settings for case work: queues with due times, checklists, and absences. */
export async function caseWork(db: Kysely<Tables>, { time, text }: ColumnTypes): Promise<void> {
  await db.schema.alterTable('customer_case').addColumn('queue', text).execute();
  await db.schema
    .alterTable('customer_case')
    .addColumn('waits_since', time, (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`update customer_case set waits_since = opened_at`.execute(db);
  await sql`create index case_due on customer_case (due_at) where due_at is not null`.execute(db);
  await db.schema
    .createTable('case_settings')
    .addColumn('version', time, primary)
    .addColumn('settings_json', text, required)
    .addColumn('saved_at', time, required)
    .addColumn('saved_by', text, required)
    .execute();
  await db.schema
    .createTable('absence')
    .addColumn('person', text, primary)
    .addColumn('until', time, required)
    .addColumn('deputy', text)
    .execute();
  await db.schema
    .createTable('case_check')
    .addColumn('case_id', text, required)
    .addColumn('item', text, required)
    .addColumn('at', time, required)
    .addColumn('actor', text, required)
    .addPrimaryKeyConstraint('case_check_of', ['case_id', 'item'])
    .execute();
}
