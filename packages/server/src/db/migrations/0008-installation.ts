import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { type ColumnTypes, primary, required } from './column-types.ts';

/** What there is once of each installation: a check of the secret, and the place where the disk is tried. */
export async function installation(db: Kysely<Tables>, { bytes, text }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('installation')
    .addColumn('key', text, primary)
    .addColumn('value', bytes, required)
    .execute();
}
