import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { type ColumnTypes, primary, required } from './column-types.ts';

/** Several nodes on one database: they share the lists, and changes reach all of them. */
export async function nodes(
  db: Kysely<Tables>,
  { bytes, time, text, signals, uncompressed }: ColumnTypes,
): Promise<void> {
  await db.schema
    .createTable('blob')
    .addColumn('hash', text, primary)
    .addColumn('bytes', time, required)
    .addColumn('stored_at', time, required)
    .execute();
  await db.schema
    .createTable('blob_chunk')
    .addColumn('hash', text, required)
    .addColumn('number', 'integer', required)
    .addColumn('data', bytes, required)
    .addPrimaryKeyConstraint('blob_chunk_of', ['hash', 'number'])
    .execute();
  for (const statement of uncompressed('blob_chunk', 'data')) await statement.execute(db);
  await db.schema
    .createTable('list_version_blob')
    .addColumn('content', text, primary)
    .addColumn('blob', text, required)
    .execute();
  await db.schema.createIndex('list_version_blob_blob').on('list_version_blob').column('blob').execute();
  await db.schema
    .createTable('list_publication')
    .addColumn('seq', time, primary)
    .addColumn('at', time, required)
    .addColumn('node', text, required)
    .addColumn('code_hash', text, required)
    .addColumn('index_key', text)
    .addColumn('index_blob', text)
    .addColumn('files_json', text, required)
    .addColumn('body_json', text, required)
    .execute();
  await db.schema
    .createTable('list_publication_blob')
    .addColumn('seq', time, required)
    .addColumn('blob', text, required)
    .addPrimaryKeyConstraint('list_publication_blob_of', ['seq', 'blob'])
    .execute();
  await db.schema.createIndex('list_publication_blob_blob').on('list_publication_blob').column('blob').execute();
  await db.schema
    .createTable('node')
    .addColumn('id', text, primary)
    .addColumn('seen_at', time, required)
    .addColumn('status_json', text, required)
    .execute();
  const topics = { policy: 'policies', party_decision: 'parties', list_publication: 'lists' } as const;
  for (const statement of signals(topics)) await statement.execute(db);
}
