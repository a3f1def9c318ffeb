import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/**
 * Columns without a known name were ignored before. Saved mappings and drafts do not show which were ignored on
 * purpose, so they ask again, once.
 */
export async function namedColumns(db: Kysely<Tables>): Promise<void> {
  const [old, now] = ['"member":"ignore"', '"member":"unmapped"'];
  await sql`update batch_mapping set body_json = replace(body_json, ${old}, ${now})`.execute(db);
  await sql`update batch set columns_json = replace(columns_json, ${old}, ${now}) where state = 'draft'`.execute(db);
}
