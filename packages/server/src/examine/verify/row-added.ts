import type { RowReader } from '../../db/reading/row-reader.ts';
import { ENTRY_KINDS } from '../../db/writing/entry-kinds.ts';
import type { Break } from './verification.ts';

/** Number of records before the chain, according to its first segment. */
export type Before = {
  readonly screenings: number;
  readonly lastScreening: number;
  readonly events: number;
  readonly lastEvent: number;
};

/** Last segment of the chain, and its first entry. */
type Extent = { readonly segment: number; readonly first: number };

/** A record or an event without a ledger entry; undefined if there is none. */
export async function rowAdded(
  reader: RowReader,
  before: Before,
  { segment, first }: Extent,
): Promise<Break | undefined> {
  const tables = [
    {
      table: 'screening',
      what: 'screening',
      kind: ENTRY_KINDS.screening,
      last: before.lastScreening,
      count: before.screenings,
    },
    {
      table: 'audit_event',
      what: 'audit event',
      kind: ENTRY_KINDS.event,
      last: before.lastEvent,
      count: before.events,
    },
  ];
  for (const { table, what, kind, last, count } of tables) {
    const broken = (text: string): Break => ({ kind: 'row_added', segment, entry: null, at: null, text });
    const [added] = await reader.rows(
      `select t.seq from ${table} t left join ledger l on l.number = t.entry
       where (t.seq > ? or t.entry is not null)
         and (l.number is null or l.number < ? or l.kind <> ? or l.ref <> t.seq) order by t.seq limit 1`,
      last,
      first,
      kind,
    );
    if (added !== undefined)
      return broken(`The ${what} in row ${String(added['seq'])} of the table "${table}" is in no entry of the chain.`);
    const [counted] = await reader.rows(`select count(*) as n from ${table} where seq <= ? and entry is null`, last);
    const older = Number(counted?.['n']);
    if (older > count)
      return broken(`There are ${older} rows "${table}" from before the chain, and when it began there were ${count}.`);
  }
  return undefined;
}
