import type { Kysely } from 'kysely';
import { RECORDS_ERASED } from '../ledger-entries.ts';
import type { Tables } from '../tables.ts';

/** Pairs of the first and the last entry whose contents were erased, as the events tell. */
export async function erasedRanges(db: Kysely<Tables>): Promise<readonly (readonly [number, number])[]> {
  const rows = await db.selectFrom('audit_event').select('detail_json').where('action', '=', RECORDS_ERASED).execute();
  return rows.flatMap(({ detail_json }): readonly (readonly [number, number])[] => {
    return JSON.parse(detail_json).entries ?? [];
  });
}
