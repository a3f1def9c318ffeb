import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import type { ColumnTypes } from './column-types.ts';

/** MACs of clearing rows without events; a start with the secret adds them to rows that the chain proves. */
export async function tableProof(db: Kysely<Tables>, { bytes }: ColumnTypes): Promise<void> {
  for (const table of ['policy', 'policy_version', 'required_list', 'batch_row'] as const)
    await db.schema.alterTable(table).addColumn('mac', bytes).execute();
}
