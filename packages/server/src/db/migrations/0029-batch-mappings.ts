import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { type ColumnTypes, primary, required } from './column-types.ts';

/** Saved mappings of batches; and times of stored file parts, so that those of broken uploads are deleted. */
export async function batchMappings(db: Kysely<Tables>, { text, time }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('batch_mapping')
    .addColumn('name', text, primary)
    .addColumn('saved_at', time, required)
    .addColumn('saved_by', text, required)
    .addColumn('body_json', text, required)
    .execute();
  await db.schema.alterTable('batch_chunk').addColumn('stored_at', time).execute();
}
