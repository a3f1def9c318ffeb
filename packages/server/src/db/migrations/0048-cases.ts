import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { type ColumnTypes, primary, required, unique } from './column-types.ts';

/**
 * Cases: one customer and one listed party to tell apart. Triggers mark those with a new decision, whichever version
 * writes it; decisions about a customer who is not watched count too.
 */
export async function cases(db: Kysely<Tables>, { time, serial, text, afterEach }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('customer_case')
    .addColumn('seq', serial, primary)
    .addColumn('id', text, unique)
    .addColumn('anchor', text, unique)
    .addColumn('reference', text, required)
    .addColumn('customer', text, required)
    .addColumn('role', text)
    .addColumn('customer_group', text, required)
    .addColumn('countries', text, required)
    .addColumn('lists', text, required)
    .addColumn('priority', text, required)
    .addColumn('hit_json', text, required)
    .addColumn('search_id', text, required)
    .addColumn('state', text, required)
    .addColumn('state_since', time, required)
    .addColumn('resolution', text)
    .addColumn('origin', text, required)
    .addColumn('opened_at', time, required)
    .addColumn('opened_by', text, required)
    .addColumn('changed_at', time)
    .addColumn('news', text, required)
    .addColumn('assignee', text)
    .addColumn('due_at', time)
    .addColumn('escalated_at', time)
    .addColumn('is_stale', 'integer', required)
    .addColumn('version', time, required)
    .execute();
  await db.schema.createIndex('case_of_reference').on('customer_case').column('reference').execute();
  await db.schema.createIndex('case_of_customer').on('customer_case').column('customer').execute();
  await db.schema.createIndex('case_of_state').on('customer_case').columns(['state', 'seq']).execute();
  await db.schema.createIndex('case_of_assignee').on('customer_case').columns(['assignee', 'seq']).execute();
  await sql`create index case_stale on customer_case (is_stale, seq) where is_stale > 0`.execute(db);
  await db.schema
    .createTable('case_comment')
    .addColumn('seq', serial, primary)
    .addColumn('id', text, unique)
    .addColumn('case_id', text, required)
    .addColumn('at', time, required)
    .addColumn('actor', text, required)
    .addColumn('text', text, required)
    .execute();
  await db.schema.createIndex('case_comment_of').on('case_comment').columns(['case_id', 'seq']).execute();
  const marked = (reference: string): string =>
    `update customer_case set is_stale = 1, version = version + 1 where reference in (${reference})`;
  const triggers = [
    afterEach({
      name: 'case_decision',
      event: 'insert',
      table: 'hit_decision_event',
      run: marked('select external_ref from hit_decision where id = new.decision'),
    }),
    afterEach({
      name: 'case_decision_erased',
      event: 'delete',
      table: 'hit_decision',
      when: 'old.external_ref is not null',
      run: marked('old.external_ref'),
    }),
  ];
  for (const statement of triggers.flat()) await statement.execute(db);
}
