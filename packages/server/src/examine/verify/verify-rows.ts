import type { KeyObject } from 'node:crypto';
import {
  AUDITED_NAMES,
  type AuditedTable,
  type ClearingTable,
  EVENTED_NAMES,
  type EventedTable,
  MAC_NAMES,
  type MacTable,
  rowId,
} from '../../db/clearing/clearing-tables.ts';
import { type AuditedRow, digestOf } from '../../db/clearing/row-digests.ts';
import { isProved, type StoredRow } from '../../db/clearing/row-prover.ts';
import type { RowReader } from '../../db/reading/row-reader.ts';
import { parseScreeningId } from '../../lib/ids/screening-id.ts';
import { type Audited, type AuditedRows, auditedRows } from './audited-rows.ts';
import { digestsOf } from './event-digests.ts';
import { faultsBelow } from './faults-below.ts';
import { storedRows } from './stored-rows.ts';

/** What is wrong with a clearing row. */
export type RowFaultKind =
  /** It has no MAC, although it was written when rows received one. */
  | 'mac_missing'
  /** The row, or one of its events, differs from what the installation wrote. */
  | 'mac_wrong'
  /** The audit log has no event for its state. */
  | 'not_audited'
  /** The audit log has a later event that the row lacks: it was restored to an earlier state. */
  | 'event_missing'
  /** The audit log has events for it, but the row is missing without being purged or erased. */
  | 'row_missing'
  /** Rows covered by its digest were changed, added or deleted: facts of a version, stakes. */
  | 'below_changed';

type RowFault = { readonly table: ClearingTable; readonly id: string; readonly kind: RowFaultKind };

/** Findings about clearing rows. */
export type RowsVerified = {
  readonly rows: number;
  /** Whether MACs were checked: without the secret, only the audit log is compared. */
  readonly byKey: boolean;
  /** Names of unproved rows from before MACs existed: they do not count. */
  readonly unconfirmed: readonly string[];
  readonly faults: readonly RowFault[];
};

/** Compares clearing rows with their MACs, and with the audit log in both directions. */
export async function verifyRows(reader: RowReader, key: KeyObject | undefined): Promise<RowsVerified> {
  if (!(await hasRowProof(reader))) return { rows: 0, byKey: false, unconfirmed: [], faults: [] };
  return reader.atOneMoment(async () => {
    const audited = await auditedRows(reader);
    const found: Found = { rows: 0, unconfirmed: [], faults: [] };
    for (const table of EVENTED_NAMES) await verifyEvented(reader, table, audited, key, found);
    for (const table of AUDITED_NAMES) await verifyAudited(reader, table, audited, key, found);
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
    const inLog = missing.get(id);
    missing.delete(id);
    if (stored.row['mac'] === null && audited.unproved.has(id)) found.unconfirmed.push(id);
    else {
      const kind = faultOf(table, stored, inLog, { key, purgedAt: audited.purgedAt });
      if (kind !== undefined) found.faults.push({ table, id, kind });
    }
  }
  for (const [id, inLog] of missing)
    if (!(await isExcused(reader, table, id, inLog, audited))) found.faults.push({ table, id, kind: 'row_missing' });
}

/** Checks tables for which the audit log has the last digest of each row, or its removal. */
async function verifyAudited(
  reader: RowReader,
  table: AuditedTable,
  audited: AuditedRows,
  key: KeyObject | undefined,
  found: Found,
): Promise<void> {
  const missing = new Map(audited.digests[table]);
  for await (const { row, events } of storedRows(reader, table)) {
    found.rows += 1;
    const id = rowId(table, row);
    const inLog = missing.get(id);
    missing.delete(id);
    const name = `${table} ${id}`;
    const isUnproved = key !== undefined && !isProved(key, table, { row, events });
    if (row['mac'] === null && audited.unproved.has(name)) found.unconfirmed.push(name);
    else if (isUnproved) found.faults.push({ table, id, kind: row['mac'] === null ? 'mac_missing' : 'mac_wrong' });
    else {
      const kind = contradiction(digestOf(table, row), inLog);
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
    // Earlier rows of a batch are reported together.
    const name = `${table} ${table === 'batch_row' ? row['batch'] : rowId(table, row)}`;
    if (row['mac'] === null && unproved.has(name)) earlier.add(name);
    else if (key !== undefined && !isProved(key, table, { row, events }))
      found.faults.push({ table, id: rowId(table, row), kind: row['mac'] === null ? 'mac_missing' : 'mac_wrong' });
  }
  found.unconfirmed.push(...earlier);
}

/** The rows of a batch are numbered from 1 without gaps. */
async function verifyBatchNumbers(reader: RowReader, { faults }: Found): Promise<void> {
  const incomplete = await reader.rows(`select b.id from batch b
    where b.rows > (select count(*) from batch_row r where r.batch = b.id) order by b.seq`);
  for (const { id } of incomplete) faults.push({ table: 'batch_row', id: String(id), kind: 'row_missing' });
}

/** Checks digests of other rows, in rows without faults of their own. */
async function verifyBelow(reader: RowReader, { faults, unconfirmed }: Found): Promise<void> {
  const named = new Set([...unconfirmed, ...faults.map(({ table, id }) => `${table} ${id}`)]);
  for (const { table, id } of await faultsBelow(reader))
    if (!named.has(`${table} ${id}`)) faults.push({ table, id, kind: 'below_changed' });
}

function contradiction(digest: string, inLog: AuditedRow | undefined): RowFaultKind | undefined {
  if (inLog?.last === digest) return undefined;
  return inLog?.earlier.has(digest) === true ? 'event_missing' : 'not_audited';
}

function faultOf(
  table: EventedTable,
  stored: StoredRow,
  inLog: Audited | undefined,
  { key, purgedAt }: { readonly key: KeyObject | undefined; readonly purgedAt: number },
): RowFaultKind | undefined {
  if (key !== undefined && !isProved(key, table, stored))
    return stored.row['mac'] === null ? 'mac_missing' : 'mac_wrong';
  const digests = digestsOf(table, stored);
  if (digests === undefined) return 'mac_wrong';
  const isKnown = (digest: string, at: unknown): boolean =>
    inLog?.digests.has(digest) === true || Number(at) <= purgedAt;
  if (!digests.every((digest, index) => isKnown(digest, stored.events[index]?.['at']))) return 'not_audited';
  const own = new Set(digests);
  return inLog === undefined || [...inLog.digests].every((digest) => own.has(digest)) ? undefined : 'event_missing';
}

/** Whether the tables are from a version with row MACs. */
async function hasRowProof(reader: RowReader): Promise<boolean> {
  return (await reader.rows("select 1 as made from kysely_migration where name = '0041-history-proof'")).length > 0;
}

/**
 * A decision is erased with its screening, which the chain records. Before MACs existed, purged good guys were not
 * named.
 */
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
