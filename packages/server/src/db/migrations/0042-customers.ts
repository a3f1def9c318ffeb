import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { type ColumnTypes, primary, required, type Trigger, unique } from './column-types.ts';

/**
 * Watched customers, who are rescreened whenever lists change. Triggers mark those with a new decision, whichever
 * version writes it.
 */
export async function customers(
  db: Kysely<Tables>,
  { bytes, time, serial, text, afterEach }: ColumnTypes,
): Promise<void> {
  await db.schema
    .createTable('customer')
    .addColumn('seq', serial, primary)
    .addColumn('reference', text, unique)
    .addColumn('customer_group', text, required)
    .addColumn('watch', text, required)
    .addColumn('watch_reason', text)
    .addColumn('watch_since', time, required)
    .addColumn('status', text, required)
    .addColumn('status_since', time, required)
    .addColumn('due', text)
    .addColumn('version', time, required)
    .addColumn('added_at', time, required)
    .addColumn('changed_at', time, required)
    .addColumn('screened_at', time)
    .addColumn('input_json', text, required)
    .addColumn('findings_json', text, required)
    .addColumn('mac', bytes, required)
    .execute();
  await db.schema.createIndex('customer_status').on('customer').columns(['status', 'seq']).execute();
  await db.schema.createIndex('customer_group_of').on('customer').columns(['customer_group', 'seq']).execute();
  await sql`create index customer_due on customer (seq) where due is not null`.execute(db);
  await sql`create index customer_ended on customer (watch_since) where watch = 'ended'`.execute(db);
  await db.schema
    .createTable('customer_party')
    .addColumn('reference', text, primary)
    .addColumn('customer', text, required)
    .execute();
  await db.schema.createIndex('customer_party_of').on('customer_party').column('customer').execute();
  const triggers = customerTriggers("'decision'").flatMap(afterEach);
  for (const statement of triggers) await statement.execute(db);
}

/**
 * Triggers that mark customers with a new decision.
 * @param due value of `due` to set, in SQL
 */
export const customerTriggers = (due: string): readonly Trigger[] => {
  const marked = (reference: string): string => `update customer set due = ${due}, version = version + 1
    where watch = 'on' and (reference in (${reference})
      or reference in (select customer from customer_party where reference in (${reference})))`;
  return [
    {
      name: 'customer_decision',
      event: 'insert',
      table: 'hit_decision_event',
      run: marked('select external_ref from hit_decision where id = new.decision'),
    },
    {
      name: 'customer_good_guy',
      event: 'insert',
      table: 'good_guy_event',
      run: marked('select external_ref from good_guy where id = new.good_guy'),
    },
  ];
};
