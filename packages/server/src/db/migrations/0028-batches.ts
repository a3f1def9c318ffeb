import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { type ColumnTypes, primary, required, unique } from './column-types.ts';

/** Batches: files of rows that are screened in the background. */
export async function batches(db: Kysely<Tables>, { bytes, time, serial, text }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('batch')
    .addColumn('seq', serial, primary)
    .addColumn('id', text, unique)
    .addColumn('state', text, required)
    .addColumn('created_by', text, required)
    .addColumn('created_at', time, required)
    .addColumn('started_at', time)
    .addColumn('ended_at', time)
    .addColumn('problem', text)
    .addColumn('rows', time, required)
    .addColumn('counts_json', text, required)
    .addColumn('columns_json', text)
    .addColumn('body_json', text, required)
    .execute();
  await db.schema
    .createTable('batch_chunk')
    .addColumn('batch', text, required)
    .addColumn('number', 'integer', required)
    .addColumn('data', bytes, required)
    .addPrimaryKeyConstraint('batch_chunk_of', ['batch', 'number'])
    .execute();
  await db.schema
    .createTable('batch_row')
    .addColumn('batch', text, required)
    .addColumn('number', time, required)
    .addColumn('line', time, required)
    .addColumn('own_id', text)
    .addColumn('outcome', text, required)
    .addColumn('screening_id', bytes)
    .addColumn('total', time, required)
    .addColumn('more_json', text)
    .addPrimaryKeyConstraint('batch_row_of', ['batch', 'number'])
    .execute();
  await db.schema.createIndex('batch_row_outcome').on('batch_row').columns(['batch', 'outcome', 'number']).execute();
  await db.schema.createIndex('batch_row_screening').on('batch_row').column('screening_id').execute();
}
