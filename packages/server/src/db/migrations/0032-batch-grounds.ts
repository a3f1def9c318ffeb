import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { type ColumnTypes, primary, required } from './column-types.ts';

/** Progress of a batch within its file, and the lists, policies and engines its rows were screened with. */
export async function batchGrounds(db: Kysely<Tables>, { text, time }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('batch_progress')
    .addColumn('batch', text, primary)
    .addColumn('read_bytes', time, required)
    .execute();
  await db.schema
    .createTable('batch_ground')
    .addColumn('batch', text, required)
    .addColumn('key', text, required)
    .addColumn('first_row', time, required)
    .addColumn('body_json', text, required)
    .addPrimaryKeyConstraint('batch_ground_of', ['batch', 'key'])
    .execute();
}
