import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { type ColumnTypes, required } from './column-types.ts';

/** Every version of rules about hits, and what became of it. */
export async function rules(db: Kysely<Tables>, { bytes, time, text }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('rule_version')
    .addColumn('name', text, required)
    .addColumn('version', 'integer', required)
    .addColumn('rows_json', text, required)
    .addColumn('reason', text, required)
    .addColumn('ends_at', time, required)
    .addColumn('saved_at', time, required)
    .addColumn('saved_by', text, required)
    .addColumn('proposed_at', time)
    .addColumn('proposed_by', text)
    .addColumn('approved_at', time)
    .addColumn('approved_by', text)
    .addColumn('over_at', time)
    .addColumn('over_by', text)
    .addColumn('over_as', text)
    .addColumn('mac', bytes)
    .addPrimaryKeyConstraint('rule_version_key', ['name', 'version'])
    .execute();
}
