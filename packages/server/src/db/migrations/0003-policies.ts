import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { type ColumnTypes, primary, required } from './column-types.ts';

/** Every version of every policy, and the current version of each name. */
export async function policies(db: Kysely<Tables>, { time, text }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('policy_version')
    .addColumn('name', text, required)
    .addColumn('version', 'integer', required)
    .addColumn('hash', text, required)
    .addColumn('body', text, required)
    .addColumn('reason', text, required)
    .addColumn('saved_at', time, required)
    .addColumn('saved_by', text, required)
    .addPrimaryKeyConstraint('policy_version_key', ['name', 'version'])
    .execute();
  await db.schema
    .createTable('policy')
    .addColumn('name', text, primary)
    .addColumn('version', 'integer', required)
    .execute();
}
