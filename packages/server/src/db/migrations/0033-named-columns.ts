import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/**
 * Until now a column without a name was ignored. Saved mappings and drafts do not say which of them were set aside on
 * purpose: they ask again, once.
 */
export async function namedColumns(db: Kysely<Tables>): Promise<void> {
  const [old, now] = ['"member":"ignore"', '"member":"unmapped"'];
  await sql`update batch_mapping set body_json = replace(body_json, ${old}, ${now})`.execute(db);
  await sql`update batch set columns_json = replace(columns_json, ${old}, ${now}) where state = 'draft'`.execute(db);
}
