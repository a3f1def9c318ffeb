import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { type ColumnTypes, required } from './column-types.ts';

/** Webhooks by mail: time of day, and whether references are named. */
export async function mail(db: Kysely<Tables>, { text }: ColumnTypes): Promise<void> {
  for (const column of ['digest_at', 'digest_zone'])
    await db.schema.alterTable('webhook').addColumn(column, text).execute();
  const references = db.schema.alterTable('webhook');
  await references.addColumn('with_references', 'integer', (column) => required(column).defaultTo(0)).execute();
}
