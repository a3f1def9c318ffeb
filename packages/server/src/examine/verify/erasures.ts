import { RECORDS_ERASED, RECORDS_PURGED } from '../../db/ledger-entries.ts';
import type { Row, RowReader } from '../../db/reading/row-reader.ts';
import { ENTRY_KINDS } from '../../db/writing/entry-kinds.ts';
import { type JsonRecord, recordIn } from '../../lib/formats/json-record.ts';

/** First and last number of each range of erased entries: ordered, not overlapping. */
export type Erasures = readonly (readonly [first: number, last: number])[];

/** The part cut off the beginning of the chain. */
export type Cut = {
  /** The checkpoint where the chain begins, and its first entry. */
  readonly segment: number;
  readonly before: number;
  /** Number of entries cut off. */
  readonly entries: number;
  /** Unix milliseconds. */
  readonly at: number;
  readonly actor: string;
  /** Version of the retention settings that applied, and who saved it. */
  readonly retention: number | null;
  readonly orderedBy: string | null;
};

/** Only sealed events of the chain count, because they are signed: nobody else can excuse a missing row. */
const EVENTS = `
  select e.entry, e.at, e.actor, e.detail_json as detail from audit_event e
  join ledger l on l.number = e.entry and l.kind = ${ENTRY_KINDS.event} and l.ref = e.seq
  where e.action = ? and e.entry <= ? order by e.entry desc limit ?`;
/** Each may list hundreds of ranges. */
const EVENTS_AT_ONCE = 500;

/** Erasures reported by sealed events; each event only covers earlier entries. */
export async function erasuresIn(reader: RowReader, lastSealed: number): Promise<Erasures> {
  const pairs: [number, number][] = [];
  for await (const row of eventsOf(reader, RECORDS_ERASED, lastSealed)) {
    const { entries } = detailOf(row);
    if (!Array.isArray(entries)) continue;
    for (const [from, to] of entries.map((pair) => [Number(pair?.[0]), Number(pair?.[1])] as const))
      if (from <= to) pairs.push([from, Math.min(to, Number(row['entry']) - 1)]);
  }
  pairs.sort(([one], [other]) => one - other);
  const merged: [number, number][] = [];
  for (const [from, to] of pairs) {
    const last = merged.at(-1);
    if (last !== undefined && from <= last[1] + 1) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  return merged;
}

/** The latest cut reported by a sealed event; undefined if the chain is complete. */
export async function lastCut(reader: RowReader, lastSealed: number): Promise<Cut | undefined> {
  const [row] = await reader.rows(EVENTS, RECORDS_PURGED, lastSealed, 1);
  if (row === undefined) return undefined;
  const { segment, before, entries, retention, orderedBy } = detailOf(row);
  if (!(Number(before) <= Number(row['entry']))) return undefined;
  return {
    segment: Number(segment),
    before: Number(before),
    entries: Number(entries),
    at: Number(row['at']),
    actor: String(row['actor']),
    retention: typeof retention === 'number' ? retention : null,
    orderedBy: typeof orderedBy === 'string' ? orderedBy : null,
  };
}

/** Whether an entry was erased. */
export function isErasedBy(erasures: Erasures, entry: number): boolean {
  let [low, high] = [0, erasures.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((erasures[middle]?.[1] ?? 0) < entry) low = middle + 1;
    else high = middle;
  }
  return (erasures[low]?.[0] ?? Number.POSITIVE_INFINITY) <= entry;
}

/** Latest first. */
async function* eventsOf(reader: RowReader, action: string, lastSealed: number): AsyncGenerator<Row> {
  for (let last = lastSealed; ; ) {
    const rows = await reader.rows(EVENTS, action, last, EVENTS_AT_ONCE);
    yield* rows;
    if (rows.length < EVENTS_AT_ONCE) return;
    last = Number(rows.at(-1)?.['entry']) - 1;
  }
}

/** A damaged or forged detail matches no digest, which is reported. */
const detailOf = (row: Row): JsonRecord => recordIn(String(row['detail']));
