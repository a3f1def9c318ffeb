import { type Kysely, sql } from 'kysely';
import { RECORDS_PURGED } from '../ports/ledger.ts';
import type { Tables } from '../tables.ts';

/** Where the chain was last cut: the segment that it begins with, and its first entry; undefined where it is whole. */
export async function lastCutSegment(
  db: Kysely<Tables>,
): Promise<{ readonly segment: number; readonly before: number } | undefined> {
  const { rows } = await sql<{ segment: number; before: number }>`
    select json_extract(detail_json, '$.segment') as segment, json_extract(detail_json, '$.before') as before
    from audit_event where action = ${RECORDS_PURGED} and entry is not null order by seq desc limit 1`.execute(db);
  return rows[0];
}
