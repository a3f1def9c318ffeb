import type { KeyObject } from 'node:crypto';
import { parseScreeningId } from '../../ids/screening-id.ts';
import { CLEARING_NAMES, CLEARING_TABLES, type ClearingTable } from '../clearing/clearing-tables.ts';
import { isProved, type StoredRow } from '../clearing/row-prover.ts';
import type { Row, RowReader } from '../reading/row-reader.ts';
import { type Audited, type AuditedRows, auditedRows } from './audited-rows.ts';
import { digestsOf } from './event-digests.ts';

const AT_ONCE = 500;

/** What is wrong with a row that can clear somebody. */
export type RowFaultKind =
  /** It has no MAC, and was written when each row got one. */
  | 'mac_missing'
  /** It, or an event of it, is not what the installation wrote. */
  | 'mac_wrong'
  /** The audit log has no event of what it says. */
  | 'not_audited'
  /** The audit log has an event of it that is not there: it was put back to what it was before. */
  | 'event_missing'
  /** The audit log has events of it, it is gone, and nothing says that it was purged or erased. */
  | 'row_missing';

export type RowFault = { readonly table: ClearingTable; readonly id: string; readonly kind: RowFaultKind };

/** What was found in the rows that can clear somebody. */
export type RowsVerified = {
  readonly rows: number;
  /** Whether MACs were checked: without the secret, only the audit log is compared. */
  readonly byKey: boolean;
  /** Ids of rows from before there were MACs that nothing proves: they do not count. */
  readonly unconfirmed: readonly string[];
  readonly faults: readonly RowFault[];
};

/** Compares the rows that can clear somebody with their MACs, and with the audit log in both directions. */
export async function verifyRows(reader: RowReader, key: KeyObject | undefined): Promise<RowsVerified> {
  if (!(await hasRowProof(reader))) return { rows: 0, byKey: false, unconfirmed: [], faults: [] };
  return reader.atOneMoment(async () => {
    const audited = await auditedRows(reader);
    const [faults, unconfirmed]: [RowFault[], string[]] = [[], []];
    let rows = 0;
    for (const table of CLEARING_NAMES) {
      const missing = new Map(audited.rows[table]);
      for await (const stored of storedRows(reader, table)) {
        rows += 1;
        const id = String(stored.row['id']);
        const said = missing.get(id);
        missing.delete(id);
        if (stored.row['mac'] === null && audited.began?.unproved.has(id) === true) unconfirmed.push(id);
        else {
          const kind = faultOf(table, stored, said, { key, purgedAt: audited.purgedAt });
          if (kind !== undefined) faults.push({ table, id, kind });
        }
      }
      for (const [id, said] of missing)
        if (!(await isExcused(reader, table, id, said, audited))) faults.push({ table, id, kind: 'row_missing' });
    }
    return { rows, byKey: key !== undefined, unconfirmed, faults };
  });
}

function faultOf(
  table: ClearingTable,
  stored: StoredRow,
  said: Audited | undefined,
  { key, purgedAt }: { readonly key: KeyObject | undefined; readonly purgedAt: number },
): RowFaultKind | undefined {
  if (key !== undefined && !isProved(key, table, stored))
    return stored.row['mac'] === null ? 'mac_missing' : 'mac_wrong';
  const digests = digestsOf(table, stored);
  if (digests === undefined) return 'mac_wrong';
  const isKnown = (digest: string, at: unknown): boolean =>
    said?.digests.has(digest) === true || Number(at) <= purgedAt;
  if (!digests.every((digest, index) => isKnown(digest, stored.events[index]?.['at']))) return 'not_audited';
  const own = new Set(digests);
  return said === undefined || [...said.digests].every((digest) => own.has(digest)) ? undefined : 'event_missing';
}

/** Whether the tables are from a version that gives rows their MACs. */
export async function hasRowProof(reader: RowReader): Promise<boolean> {
  return (await reader.rows("select 1 as made from kysely_migration where name = '0035-row-proof'")).length > 0;
}

/** A decision goes with its screening, of which the chain knows. Before there were MACs, good guys went unnamed. */
async function isExcused(
  reader: RowReader,
  table: ClearingTable,
  id: string,
  { target, entry }: Audited,
  { gone, began }: AuditedRows,
): Promise<boolean> {
  if (table === 'good_guy') return gone.has(id) || began === undefined || entry < began.entry;
  const screening = parseScreeningId(target);
  if (screening === undefined) return false;
  return (await reader.rows('select 1 as one from screening where id = ?', screening)).length === 0;
}

/** Every row with its events, in the order of their numbers. */
export async function* storedRows(reader: RowReader, table: ClearingTable): AsyncGenerator<StoredRow> {
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

const withBuffers = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, cell]) => [name, cell instanceof Uint8Array ? Buffer.from(cell) : cell]),
  );
