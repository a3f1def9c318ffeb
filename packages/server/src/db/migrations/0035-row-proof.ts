import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import type { ColumnTypes } from './column-types.ts';

/** MACs of clearing rows; a start with the secret adds them to rows that the chain proves. */
export async function rowProof(db: Kysely<Tables>, { bytes }: ColumnTypes): Promise<void> {
  for (const table of ['hit_decision', 'good_guy'] as const)
    await db.schema.alterTable(table).addColumn('mac', bytes).execute();
}
