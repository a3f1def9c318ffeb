import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { type ColumnTypes, primary, required, unique } from './column-types.ts';

/**
 * Proof of records: digests of entries, segments that seal them, keys. Salts and contents stay in rows that can be
 * erased. Earlier records have no proof; the first segment states their number.
 */
export async function proof(db: Kysely<Tables>, { bytes, time, text }: ColumnTypes): Promise<void> {
  for (const table of ['screening', 'audit_event']) {
    await db.schema.alterTable(table).addColumn('entry', time).execute();
    await db.schema.alterTable(table).addColumn('salt', bytes).execute();
  }
  await db.schema
    .createTable('ledger')
    .addColumn('number', time, primary)
    .addColumn('kind', 'integer', required)
    .addColumn('ref', time, required)
    .addColumn('digest', bytes, required)
    .execute();
  await db.schema
    .createTable('ledger_segment')
    .addColumn('number', time, primary)
    .addColumn('kind', text, required)
    .addColumn('first', time, required)
    .addColumn('last', time, required)
    .addColumn('sealed_at', time, required)
    .addColumn('sealed_by', text, required)
    .addColumn('note', text, required)
    .addColumn('previous', bytes, required)
    .addColumn('root', bytes, required)
    .addColumn('head', bytes, required)
    .addColumn('key_id', text, required)
    .addColumn('signature', bytes, required)
    .execute();
  await db.schema.createIndex('ledger_segment_last').on('ledger_segment').column('last').execute();
  await db.schema
    .createTable('receipt_key')
    .addColumn('generation', 'integer', primary)
    .addColumn('id', text, unique)
    .addColumn('public_key', bytes, required)
    .addColumn('since', time, required)
    .execute();
  // One row: the number of earlier records, and their last numbers.
  await db.schema
    .createTable('ledger_start')
    .addColumn('screenings', time, required)
    .addColumn('last_screening', time, required)
    .addColumn('events', time, required)
    .addColumn('last_event', time, required)
    .execute();
  await sql`
    insert into ledger_start (screenings, last_screening, events, last_event)
    select (select count(*) from screening), (select coalesce(max(seq), 0) from screening),
      (select count(*) from audit_event), (select coalesce(max(seq), 0) from audit_event)`.execute(db);
}
