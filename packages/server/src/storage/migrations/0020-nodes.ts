import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import type { ColumnTypes } from './column-types.ts';

/** Several nodes on one database: changes reach all of them. */
export async function nodes(db: Kysely<Tables>, { signals }: ColumnTypes): Promise<void> {
  for (const statement of signals({ policy: 'policies', party_decision: 'parties' })) await statement.execute(db);
}
