import type { KeyObject } from 'node:crypto';
import {
  CLEARING_NAMES,
  CLEARING_TABLES,
  type ClearingTable,
  isAudited,
  isEvented,
  rowId,
} from '../../db/clearing/clearing-tables.ts';
import { digestOf } from '../../db/clearing/row-digests.ts';
import { isProved, type StoredRow } from '../../db/clearing/row-prover.ts';
import { type RenewedRow, ROW_PROOF_REACHED } from '../../db/ledger/proof-events.ts';
import type { DatabaseSource } from '../../db/reading/database-source.ts';
import type { Row } from '../../db/reading/row-reader.ts';
import { type AuditedRows, auditedRows } from './audited-rows.ts';
import { EARLIER_PROOF, earlierEvents } from './earlier-facts.ts';
import { provedRow, readingUnchanged } from './earlier-rows.ts';
import { digestsOf } from './event-digests.ts';
import { storedRows } from './stored-rows.ts';

/** Clearing rows without a MAC under a key. */
export type ConfirmableRows = {
  /**
   * Rows that match sealed audit events exactly, with the MAC they would get: proved under another secret, or found
   * unproved by `row_proof.reached` and unchanged since.
   */
  readonly rows: readonly RenewedRow[];
  /** Number of other rows by table: no event matches them. */
  readonly others: ReadonlyMap<ClearingTable, number>;
};

/** Rows that people may confirm after the secret was lost, because the audit log matches them. Nothing is changed. */
export function confirmableRows(source: DatabaseSource, key: KeyObject): Promise<ConfirmableRows> {
  return readingUnchanged(source, async (reader, counts) => {
    const audited = await auditedRows(reader, counts);
    const events = await earlierEvents(reader, counts);
    const rows: RenewedRow[] = [];
    const others = new Map<ClearingTable, number>();
    for (const table of CLEARING_NAMES) {
      const all: Row[] = [];
      for await (const stored of storedRows(reader, table)) {
        all.push(stored.row);
        if (isProved(key, table, stored)) continue;
        const isAsAudited =
          isAuditedRow(table, stored, audited) ?? EARLIER_OF[table]?.(stored.row, events, all) ?? false;
        const before = macBefore(table, stored, audited);
        if (isAsAudited && before !== undefined) rows.push({ ...provedRow(key, table, stored), before });
        else others.set(table, (others.get(table) ?? 0) + 1);
      }
    }
    return { rows, others };
  });
}

/** Tables whose events contain the relevant facts of a row, without a digest. */
const EARLIER_OF: Partial<Record<ClearingTable, (typeof EARLIER_PROOF)['list_hold']>> = {
  list_hold: EARLIER_PROOF.list_hold,
  refused_version: EARLIER_PROOF.refused_version,
};

/** The MAC under a lost secret; null for an earlier row that received none; undefined for any other row without one. */
function macBefore(table: ClearingTable, { row }: StoredRow, { unproved }: AuditedRows): Buffer | null | undefined {
  const mac = row['mac'];
  if (mac instanceof Uint8Array) return Buffer.from(mac);
  const isEarlier = CLEARING_TABLES[table].since === ROW_PROOF_REACHED && unproved.has(`${table} ${rowId(table, row)}`);
  return isEarlier ? null : undefined;
}

/** Whether the audit log has exactly the digests of this row; undefined for tables without digests. */
function isAuditedRow(table: ClearingTable, stored: StoredRow, { rows, digests }: AuditedRows): boolean | undefined {
  const id = rowId(table, stored.row);
  if (isEvented(table)) {
    const own = digestsOf(table, stored);
    const digests = rows[table].get(id)?.digests;
    return own !== undefined && own.length === digests?.size && own.every((digest) => digests.has(digest));
  }
  return isAudited(table) ? digests[table].get(id)?.last === digestOf(table, stored.row) : undefined;
}
