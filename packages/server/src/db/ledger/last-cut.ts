import type { Kysely } from 'kysely';
import { RECORDS_PURGED } from '../ledger-entries.ts';
import type { Tables } from '../tables.ts';

/** Where the chain was last cut: the segment that it begins with, and its first entry; undefined where it is whole. */
export async function lastCutSegment(
  db: Kysely<Tables>,
): Promise<{ readonly segment: number; readonly before: number } | undefined> {
  const query = db.selectFrom('audit_event').select('detail_json').where('action', '=', RECORDS_PURGED);
  const row = await query.where('entry', 'is not', null).orderBy('seq', 'desc').limit(1).executeTakeFirst();
  if (row === undefined) return undefined;
  const { segment, before } = JSON.parse(row.detail_json);
  return { segment, before };
}
