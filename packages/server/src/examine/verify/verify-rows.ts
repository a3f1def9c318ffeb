import type { KeyObject } from 'node:crypto';
import {
  type ClearingTable,
  EVENTED_NAMES,
  type EventedTable,
  MAC_NAMES,
  type MacTable,
  rowId,
  STATED_NAMES,
  type StatedTable,
} from '../../db/clearing/clearing-tables.ts';
import { isProved, type StoredRow } from '../../db/clearing/row-prover.ts';
import { digestOf, type Said } from '../../db/clearing/row-words.ts';
import type { RowReader } from '../../db/reading/row-reader.ts';
import { parseScreeningId } from '../../lib/ids/screening-id.ts';
import { type Audited, type AuditedRows, auditedRows } from './audited-rows.ts';
import { digestsOf } from './event-digests.ts';
import { faultsBelow } from './faults-below.ts';
import { storedRows } from './stored-rows.ts';

/** What is wrong with a row that can clear a party. */
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
  | 'row_missing'
  /** Other rows, of which it has the digest, were changed, added or deleted: the facts of a version, the stakes. */
  | 'below_changed';

type RowFault = { readonly table: ClearingTable; readonly id: string; readonly kind: RowFaultKind };

/** What was found in the rows that can clear a party. */
export type RowsVerified = {
  readonly rows: number;
  /** Whether MACs were checked: without the secret, only the audit log is compared. */
  readonly byKey: boolean;
  /** Names of rows from before there were MACs that nothing proves: they do not count. */
  readonly unconfirmed: readonly string[];
  readonly faults: readonly RowFault[];
};

/** Compares the rows that can clear a party with their MACs, and with the audit log in both directions. */
export async function verifyRows(reader: RowReader, key: KeyObject | undefined): Promise<RowsVerified> {
  if (!(await hasRowProof(reader))) return { rows: 0, byKey: false, unconfirmed: [], faults: [] };
  return reader.atOneMoment(async () => {
    const audited = await auditedRows(reader);
    const found: Found = { rows: 0, unconfirmed: [], faults: [] };
    for (const table of EVENTED_NAMES) await verifyEvented(reader, table, audited, key, found);
    for (const table of STATED_NAMES) await verifyStated(reader, table, audited, key, found);
    for (const table of MAC_NAMES) await verifyByMac(reader, table, audited, key, found);
    await verifyBatchNumbers(reader, found);
    await verifyBelow(reader, found);
    return { ...found, byKey: key !== undefined };
  });
}

type Found = { rows: number; readonly unconfirmed: string[]; readonly faults: RowFault[] };

async function verifyEvented(
  reader: RowReader,
  table: EventedTable,
  audited: AuditedRows,
  key: KeyObject | undefined,
  found: Found,
): Promise<void> {
  const missing = new Map(audited.rows[table]);
  for await (const stored of storedRows(reader, table)) {
    found.rows += 1;
    const id = rowId(table, stored.row);
    const said = missing.get(id);
    missing.delete(id);
    if (stored.row['mac'] === null && audited.unproved.has(id)) found.unconfirmed.push(id);
    else {
      const kind = faultOf(table, stored, said, { key, purgedAt: audited.purgedAt });
      if (kind !== undefined) found.faults.push({ table, id, kind });
    }
  }
  for (const [id, said] of missing)
    if (!(await isExcused(reader, table, id, said, audited))) found.faults.push({ table, id, kind: 'row_missing' });
}

/** The audit log says of each row what it was last, or that it was taken away. */
async function verifyStated(
  reader: RowReader,
  table: StatedTable,
  audited: AuditedRows,
  key: KeyObject | undefined,
  found: Found,
): Promise<void> {
  const missing = new Map(audited.said[table]);
  for await (const { row, events } of storedRows(reader, table)) {
    found.rows += 1;
    const id = rowId(table, row);
    const said = missing.get(id);
    missing.delete(id);
    const name = `${table} ${id}`;
    const isUnproved = key !== undefined && !isProved(key, table, { row, events });
    if (row['mac'] === null && audited.unproved.has(name)) found.unconfirmed.push(name);
    else if (isUnproved) found.faults.push({ table, id, kind: row['mac'] === null ? 'mac_missing' : 'mac_wrong' });
    else {
      const kind = contradiction(digestOf(table, row), said);
      if (kind !== undefined) found.faults.push({ table, id, kind });
    }
  }
  for (const [id, { last }] of missing) if (last !== null) found.faults.push({ table, id, kind: 'row_missing' });
}

async function verifyByMac(
  reader: RowReader,
  table: MacTable,
  { unproved }: AuditedRows,
  key: KeyObject | undefined,
  found: Found,
): Promise<void> {
  const earlier = new Set<string>();
  for await (const { row, events } of storedRows(reader, table)) {
    found.rows += 1;
    // Earlier rows of a batch are named together.
    const name = `${table} ${table === 'batch_row' ? row['batch'] : rowId(table, row)}`;
    if (row['mac'] === null && unproved.has(name)) earlier.add(name);
    else if (key !== undefined && !isProved(key, table, { row, events }))
      found.faults.push({ table, id: rowId(table, row), kind: row['mac'] === null ? 'mac_missing' : 'mac_wrong' });
  }
  found.unconfirmed.push(...earlier);
}

/** Rows of a batch are numbered from 1 to as many as are done. */
async function verifyBatchNumbers(reader: RowReader, { faults }: Found): Promise<void> {
  const incomplete = await reader.rows(`select b.id from batch b
    where b.rows > (select count(*) from batch_row r where r.batch = b.id) order by b.seq`);
  for (const { id } of incomplete) faults.push({ table: 'batch_row', id: String(id), kind: 'row_missing' });
}

/** Of rows that are in order themselves. */
async function verifyBelow(reader: RowReader, { faults, unconfirmed }: Found): Promise<void> {
  const named = new Set([...unconfirmed, ...faults.map(({ table, id }) => `${table} ${id}`)]);
  for (const { table, id } of await faultsBelow(reader))
    if (!named.has(`${table} ${id}`)) faults.push({ table, id, kind: 'below_changed' });
}

function contradiction(digest: string, said: Said | undefined): RowFaultKind | undefined {
  if (said?.last === digest) return undefined;
  return said?.earlier.has(digest) === true ? 'event_missing' : 'not_audited';
}

function faultOf(
  table: EventedTable,
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
async function hasRowProof(reader: RowReader): Promise<boolean> {
  return (await reader.rows("select 1 as made from kysely_migration where name = '0041-history-proof'")).length > 0;
}

/** A decision goes with its screening, of which the chain knows. Before there were MACs, good guys went unnamed. */
async function isExcused(
  reader: RowReader,
  table: EventedTable,
  id: string,
  { target, entry }: Audited,
  { gone, began }: AuditedRows,
): Promise<boolean> {
  if (table === 'good_guy') return gone.has(id) || began === undefined || entry < began.entry;
  const screening = parseScreeningId(target);
  if (screening === undefined) return false;
  return (await reader.rows('select 1 as one from screening where id = ?', screening)).length === 0;
}
