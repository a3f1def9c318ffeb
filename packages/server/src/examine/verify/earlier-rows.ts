import type { KeyObject } from 'node:crypto';
import {
  AUDITED_NAMES,
  CLEARING_TABLES,
  type ClearingTable,
  EVENTED_NAMES,
  isAudited,
  MAC_NAMES,
  rowId,
} from '../../db/clearing/clearing-tables.ts';
import { type RowDigest, rowDigestOf } from '../../db/clearing/row-digests.ts';
import { macOf, type StoredRow } from '../../db/clearing/row-prover.ts';
import {
  type ProofEvent,
  type ProvedRow,
  ROW_PROOF_BEGAN,
  ROW_PROOF_REACHED,
  ROW_PROOF_WIDENED,
} from '../../db/ledger/proof-events.ts';
import type { DatabaseSource } from '../../db/reading/database-source.ts';
import { openRows } from '../../db/reading/open-rows.ts';
import type { Row, RowReader } from '../../db/reading/row-reader.ts';
import type { Cell } from '../../proof/row-mac.ts';
import { auditedRows } from './audited-rows.ts';
import { EARLIER_PROOF, earlierEvents } from './earlier-facts.ts';
import { digestsOf } from './event-digests.ts';
import { storedRows } from './stored-rows.ts';

/** Rows without a MAC: those proved by sealed events, with their new MAC, and the names of the others. */
export type EarlierRows = {
  readonly proved: readonly ProvedRow[];
  readonly unproved: readonly string[];
  /** What the audit log will say about proved rows, and about those that people may confirm. */
  readonly rowDigests: readonly RowDigest[];
};

/**
 * Compares rows without a MAC with events that were sealed while a service was running.
 * @param since the event that adds the MACs, which determines the tables
 */
export function earlierRows(source: DatabaseSource, key: KeyObject, since: ProofEvent): Promise<EarlierRows> {
  return since === ROW_PROOF_BEGAN ? earlierEventedRows(source, key) : earlierOtherRows(source, key, since);
}

function earlierEventedRows(source: DatabaseSource, key: KeyObject): Promise<EarlierRows> {
  return readingUnchanged(source, async (reader, counts) => {
    const audited = await auditedRows(reader, counts);
    const [proved, unproved]: [ProvedRow[], string[]] = [[], []];
    for (const table of EVENTED_NAMES)
      for await (const stored of storedRows(reader, table)) {
        if (stored.row['mac'] !== null) continue;
        const id = rowId(table, stored.row);
        if (isSame(digestsOf(table, stored), audited.rows[table].get(id)?.digests))
          proved.push(provedRow(key, table, stored));
        else unproved.push(id);
      }
    return { proved, unproved, rowDigests: [] };
  });
}

function earlierOtherRows(source: DatabaseSource, key: KeyObject, since: ProofEvent): Promise<EarlierRows> {
  return readingUnchanged(source, async (reader, counts) => {
    const events = await earlierEvents(reader, counts);
    // Versions that activations refer to.
    const versions = since === ROW_PROOF_REACHED ? await reader.rows('select * from list_version') : [];
    const all: Row[] = [...versions];
    const [proved, unproved, rowDigests]: [ProvedRow[], string[], RowDigest[]] = [[], [], []];
    for (const table of [...AUDITED_NAMES, ...MAC_NAMES]) {
      if (table === 'batch_row' || CLEARING_TABLES[table].since !== since) continue;
      for await (const stored of storedRows(reader, table)) {
        const { row } = stored;
        all.push(row);
        if (row['mac'] !== null) continue;
        const isProvable = EARLIER_PROOF[table](row, events, all);
        if (isProvable) proved.push(provedRow(key, table, stored));
        else unproved.push(`${table} ${rowId(table, row)}`);
        // Two people may confirm the current state of rows that cannot be made again.
        if (isAudited(table) && (isProvable || since === ROW_PROOF_REACHED)) rowDigests.push(rowDigestOf(table, row));
      }
    }
    if (since !== ROW_PROOF_WIDENED) return { proved, unproved, rowDigests };
    // No event has a digest of a batch row.
    const batches = await reader.rows('select distinct batch from batch_row where mac is null order by batch');
    return { proved, unproved: [...unproved, ...batches.map(({ batch }) => `batch_row ${batch}`)], rowDigests };
  });
}

/** A row with its new MAC. */
export const provedRow = (key: KeyObject, table: ClearingTable, stored: StoredRow): ProvedRow => ({
  table,
  id: rowId(table, stored.row),
  key: CLEARING_TABLES[table].key.map((column) => stored.row[column] as Cell),
  mac: macOf(key, table, stored),
});

/** Reads from one snapshot, with a test for the entries that count: those sealed while a service was running. */
export async function readingUnchanged<Result>(
  source: DatabaseSource,
  work: (reader: RowReader, counts: (entry: number) => boolean) => Promise<Result>,
): Promise<Result> {
  const reader = await openRows(source, 'unchanged');
  try {
    const counts = await sealedInTime(reader);
    return await reader.atOneMoment(() => work(reader, counts));
  } finally {
    await reader.close();
  }
}

/** Entries that were unsealed when a service ended may be forged: the next start seals them in their present state. */
async function sealedInTime(reader: RowReader): Promise<(entry: number) => boolean> {
  const [end] = await reader.rows('select max(last) as last from ledger_segment');
  const last = Number(end?.['last'] ?? 0);
  const recovered = (await reader.rows("select first, last from ledger_segment where kind = 'recovered'")).map(
    (row) => [Number(row['first']), Number(row['last'])],
  );
  return (entry) => entry <= last && !recovered.some(([from = 0, to = 0]) => from <= entry && entry <= to);
}

const isSame = (own: readonly string[] | undefined, audited: ReadonlySet<string> | undefined): boolean =>
  own !== undefined && audited !== undefined && own.length === audited.size && own.every((one) => audited.has(one));
