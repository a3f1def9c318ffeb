import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { type ColumnTypes, primary, required, unique } from './column-types.ts';

/** Files attached to cases. */
export async function caseAttachments(
  db: Kysely<Tables>,
  { time, text, serial, bytes, uncompressed }: ColumnTypes,
): Promise<void> {
  await db.schema
    .createTable('case_attachment')
    .addColumn('seq', serial, primary)
    .addColumn('id', text, unique)
    .addColumn('case_id', text, required)
    .addColumn('at', time, required)
    .addColumn('actor', text, required)
    .addColumn('name', text, required)
    .addColumn('media_type', text, required)
    .addColumn('size', time, required)
    .addColumn('sha256', text, required)
    .addColumn('content', bytes, required)
    .execute();
  await db.schema.createIndex('case_attachment_of').on('case_attachment').columns(['case_id', 'seq']).execute();
  for (const statement of uncompressed('case_attachment', 'content')) await statement.execute(db);
}
