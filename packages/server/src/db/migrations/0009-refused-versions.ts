import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { type ColumnTypes, required } from './column-types.ts';

/** List files older than what is searched, and which of them an operator accepted. */
export async function refusedVersions(db: Kysely<Tables>, { time, text }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('refused_version')
    .addColumn('list', text, required)
    .addColumn('sha256', text, required)
    .addColumn('code', text, required)
    .addColumn('reason', text, required)
    .addColumn('path', text, required)
    .addColumn('bytes', time, required)
    .addColumn('records', 'integer', required)
    .addColumn('published_at', text, required)
    .addColumn('refused_at', time, required)
    .addColumn('accepted_at', time)
    .addPrimaryKeyConstraint('refused_version_key', ['list', 'sha256'])
    .execute();
}
