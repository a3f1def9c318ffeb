import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { type ColumnTypes, primary, required } from './column-types.ts';

/** Values that exist once per installation: a check of the secret, and a row for disk probes. */
export async function installation(db: Kysely<Tables>, { bytes, text }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('installation')
    .addColumn('key', text, primary)
    .addColumn('value', bytes, required)
    .execute();
}
