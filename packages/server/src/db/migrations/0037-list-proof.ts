import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { type ColumnTypes, primary, required } from './column-types.ts';

/** MACs of decisions on lists and parties and of finished batches, and the version searched last of each list. */
export async function listProof(db: Kysely<Tables>, { bytes, text, time }: ColumnTypes): Promise<void> {
  for (const table of ['refused_version', 'list_hold', 'list_publication', 'party_decision', 'batch'] as const)
    await db.schema.alterTable(table).addColumn('mac', bytes).execute();
  await db.schema
    .createTable('searched_list')
    .addColumn('list', text, primary)
    .addColumn('sha256', text, required)
    .addColumn('content', text, required)
    .addColumn('published_at', text, required)
    .addColumn('at', time, required)
    .addColumn('held', text, required)
    .addColumn('mac', bytes)
    .execute();
}
