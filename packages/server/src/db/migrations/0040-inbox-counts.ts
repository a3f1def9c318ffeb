import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import type { ColumnTypes } from './column-types.ts';

/**
 * Version to which the counts and scores of an inbox entry belong: entries counted by an earlier program version, or
 * changed since, are recounted. Indexes find these, and the best scores.
 */
export async function inboxCounts(db: Kysely<Tables>, { time }: ColumnTypes): Promise<void> {
  await db.schema.alterTable('inbox').addColumn('counted_version', time).execute();
  await sql`create index inbox_uncounted on inbox (screening_id)
    where (counted_version is null or counted_version <> version)`.execute(db);
  for (const state of ['open', 'proposed']) {
    const score = sql.ref(`${state}_score`);
    await sql`create index ${sql.ref(`inbox_${state}_score`)} on inbox (${score} desc, screening_id)
      where ${score} is not null`.execute(db);
  }
}
