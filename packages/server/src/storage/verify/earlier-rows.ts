import type { KeyObject } from 'node:crypto';
import { CLEARING_NAMES } from '../clearing/clearing-tables.ts';
import { macOf } from '../clearing/row-prover.ts';
import type { ProvedRow } from '../ports/row-proof.ts';
import type { DatabaseSource } from '../reading/database-source.ts';
import { openRows } from '../reading/open-rows.ts';
import type { RowReader } from '../reading/row-reader.ts';
import { auditedRows } from './audited-rows.ts';
import { digestsOf } from './event-digests.ts';
import { storedRows } from './verify-rows.ts';

/** Rows without a MAC: those that sealed events prove, with the MAC that they get, and the ids of the others. */
export type EarlierRows = { readonly proved: readonly ProvedRow[]; readonly unproved: readonly string[] };

/** Compares rows that have no MAC with the events that were sealed while a service wrote. */
export async function earlierRows(source: DatabaseSource, key: KeyObject): Promise<EarlierRows> {
  const reader = await openRows(source, 'unchanged');
  try {
    const counts = await sealedInTime(reader);
    return await reader.atOneMoment(async () => {
      const audited = await auditedRows(reader, counts);
      const [proved, unproved]: [ProvedRow[], string[]] = [[], []];
      for (const table of CLEARING_NAMES)
        for await (const stored of storedRows(reader, table)) {
          if (stored.row['mac'] !== null) continue;
          const id = String(stored.row['id']);
          const isProved = isSame(digestsOf(table, stored), audited.rows[table].get(id)?.digests);
          if (isProved) proved.push({ table, id, mac: macOf(key, table, stored) });
          else unproved.push(id);
        }
      return { proved, unproved };
    });
  } finally {
    await reader.close();
  }
}

/** What nobody had sealed when a service ended may be anybody's: the next start seals it as it lies there. */
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
