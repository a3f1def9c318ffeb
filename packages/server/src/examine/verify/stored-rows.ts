import {
  type AuditedTable,
  CLEARING_TABLES,
  type ClearingTable,
  type EventedTable,
  isEvented,
  type MacTable,
} from '../../db/clearing/clearing-tables.ts';
import type { StoredRow } from '../../db/clearing/row-prover.ts';
import type { Parameter, Row, RowReader } from '../../db/reading/row-reader.ts';

const AT_ONCE = 500;

/** All rows of a clearing table, with their events if the table has any. */
export function storedRows(reader: RowReader, table: ClearingTable): AsyncGenerator<StoredRow> {
  return isEvented(table) ? withEvents(reader, table) : withoutEvents(reader, table);
}

/** Ordered by row; events are ordered by number. */
async function* withEvents(reader: RowReader, table: EventedTable): AsyncGenerator<StoredRow> {
  const { events, of } = CLEARING_TABLES[table];
  const rowsSql = `select * from ${table} where seq > ? order by seq limit ${AT_ONCE}`;
  const eventsSql = `select e.* from ${events} e join ${table} t on t.id = e.${of}
    where t.seq > ? and t.seq <= ? order by e.number`;
  for (let after = Number.MIN_SAFE_INTEGER; ; ) {
    const rows = await reader.rows(rowsSql, after);
    const last = Number(rows.at(-1)?.['seq'] ?? after);
    const below = Map.groupBy(await reader.rows(eventsSql, after, last), (event) => event[of]);
    for (const row of rows) yield { row: withBuffers(row), events: (below.get(row['id']) ?? []).map(withBuffers) };
    if (rows.length < AT_ONCE) return;
    after = last;
  }
}

/** Ordered by key, which every row has. */
async function* withoutEvents(reader: RowReader, table: AuditedTable | MacTable): AsyncGenerator<StoredRow> {
  const shape = CLEARING_TABLES[table];
  const key: readonly string[] = shape.key;
  const names = key.join(', ');
  const only = 'only' in shape ? shape.only : 'true';
  const following = `and (${names}) > (${key.map(() => '?').join(', ')})`;
  for (let last: readonly Parameter[] | undefined; ; ) {
    const more = last === undefined ? '' : following;
    const rows = await reader.rows(
      `select * from ${table} where ${only} ${more} order by ${names} limit ${AT_ONCE}`,
      ...(last ?? []),
    );
    for (const row of rows) yield { row: withBuffers(row), events: [] };
    const end = rows.at(-1);
    if (end === undefined || rows.length < AT_ONCE) return;
    last = key.map((column) => end[column] as Parameter);
  }
}

const withBuffers = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, cell]) => [name, cell instanceof Uint8Array ? Buffer.from(cell) : cell]),
  );
