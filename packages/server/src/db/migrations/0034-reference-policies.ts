import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { type ColumnTypes, required } from './column-types.ts';

/** All policies ever used for each customer reference, under a keyed hash of the reference. */
export async function referencePolicies(db: Kysely<Tables>, { bytes, text }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('reference_policy')
    .addColumn('reference', bytes, required)
    .addColumn('policy', text, required)
    .addPrimaryKeyConstraint('reference_policy_of', ['reference', 'policy'])
    .execute();
}
