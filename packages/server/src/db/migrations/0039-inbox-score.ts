import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import type { ColumnTypes } from './column-types.ts';

/** Score of the best open hit, in tenths: counted with the hits, so all of them are recounted. */
export async function inboxScore(db: Kysely<Tables>, _: ColumnTypes): Promise<void> {
  for (const column of ['open_score', 'proposed_score'] as const)
    await db.schema.alterTable('inbox').addColumn(column, 'integer').execute();
  await sql`update inbox set open_hits = null, open_high = null, proposed_hits = null, proposed_high = null`.execute(
    db,
  );
}
