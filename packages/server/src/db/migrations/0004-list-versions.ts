import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { type ColumnTypes, primary, required } from './column-types.ts';

/** Every searched version of every list, when it was searched, and its changes. */
export async function listVersions(db: Kysely<Tables>, { time, serial, text }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('list_version')
    .addColumn('seq', serial, primary)
    .addColumn('list', text, required)
    .addColumn('sha256', text, required)
    .addColumn('content', text, required)
    .addColumn('version', text, required)
    .addColumn('published_at', text, required)
    .addColumn('checked_at', time, required)
    .addColumn('records', 'integer', required)
    .addColumn('rejected', 'integer', required)
    .addColumn('bytes', time, required)
    .addColumn('file_name', text, required)
    .addColumn('kept', 'integer', required)
    .addUniqueConstraint('list_version_key', ['list', 'sha256', 'content'])
    .execute();
  await db.schema
    .createTable('list_activation')
    .addColumn('seq', serial, primary)
    .addColumn('list', text, required)
    .addColumn('version_seq', 'integer')
    .addColumn('at', time, required)
    .addColumn('added', 'integer')
    .addColumn('changed', 'integer')
    .addColumn('removed', 'integer')
    .execute();
  await db.schema.createIndex('list_activation_list').on('list_activation').columns(['list', 'seq']).execute();
  await db.schema
    .createTable('list_change')
    .addColumn('listing', text, required)
    .addColumn('activation_seq', 'integer', required)
    .addColumn('change', text, required)
    .addColumn('fields_json', text, required)
    .addPrimaryKeyConstraint('list_change_key', ['listing', 'activation_seq'])
    .execute();
}
