import { type Kysely, type RawBuilder, sql } from 'kysely';
import { KEY_BEGAN, KEY_REPLACED, KEY_ROTATED, RECORDS_ERASED, RECORDS_PURGED } from '../ledger-entries.ts';
import type { Tables } from '../tables.ts';
import { PROOF_EVENTS } from './proof-events.ts';

/**
 * Events that explain missing records, or name signing keys: they are only purged with the part of the ledger that they
 * concern.
 */
export const LASTING = [
  RECORDS_ERASED,
  RECORDS_PURGED,
  KEY_BEGAN,
  KEY_ROTATED,
  KEY_REPLACED,
  ...PROOF_EVENTS,
  // The service reads these itself.
  'lists.imported',
  'lists.attested',
  'lists.required',
  'lists.given_up',
  'lists.moved',
];

/** Audit events older than the cut, up to the first younger one, whatever times a wrong clock wrote. */
export const isPurged = (cutoffMs: number): RawBuilder<boolean> => sql<boolean>`
  at < ${cutoffMs} and action not in (${sql.join(LASTING)})
  and seq < coalesce((select seq from audit_event where at >= ${cutoffMs} order by seq limit 1), 9007199254740991)`;

type CutPlace = {
  /** The checkpoint where the chain begins after the cut, and its first entry. */
  readonly segment: number;
  readonly before: number;
  /** Number of entries cut off. */
  readonly entries: number;
};

/** The last checkpoint sealed before a time, if nothing before it must stay; undefined if there is none. */
export async function cutPlace(db: Kysely<Tables>, cutoffMs: number): Promise<CutPlace | undefined> {
  const { rows } = await sql<{ segment: number; before: number; start: number }>`
    select number as segment, first as before,
      (select first from ledger_segment order by number limit 1) as start
    from ledger_segment
    where kind = 'checkpoint' and sealed_at < ${cutoffMs} and number > (select min(number) from ledger_segment)
    and last < coalesce((select entry from screening where entry is not null order by seq limit 1), 9007199254740991)
    and last < coalesce((select entry from audit_event where entry is not null and action not in (${sql.join(LASTING)})
      order by seq limit 1), 9007199254740991)
    order by last desc, number desc limit 1`.execute(db);
  const [place] = rows;
  return place === undefined ? undefined : { ...place, entries: place.before - place.start };
}

/** Where the chain was last cut: its first segment and entry; undefined if it was never cut. */
export async function lastCutSegment(
  db: Kysely<Tables>,
): Promise<{ readonly segment: number; readonly before: number } | undefined> {
  const query = db.selectFrom('audit_event').select('detail_json').where('action', '=', RECORDS_PURGED);
  const row = await query.where('entry', 'is not', null).orderBy('seq', 'desc').limit(1).executeTakeFirst();
  if (row === undefined) return undefined;
  const { segment, before } = JSON.parse(row.detail_json);
  return { segment, before };
}
