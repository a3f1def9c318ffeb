import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { type ColumnTypes, required } from './column-types.ts';

/** Ownership data from the operator. */
export async function ownership(db: Kysely<Tables>, { text }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('ownership_stake')
    .addColumn('owned', text, required)
    .addColumn('owner', text, required)
    .addColumn('owned_name', text)
    .addColumn('owner_name', text)
    .addColumn('share_ppm', 'integer')
    .addColumn('control', 'integer', required)
    .addColumn('as_of', text)
    .addColumn('source', text)
    .addPrimaryKeyConstraint('ownership_stake_key', ['owned', 'owner'])
    .execute();
  await db.schema.createIndex('ownership_stake_owner').on('ownership_stake').columns(['owner', 'owned']).execute();
}
