import type { KeyObject } from 'node:crypto';
import { CLEARING_NAMES } from '../../db/clearing/clearing-tables.ts';
import { isProved, macOf } from '../../db/clearing/row-prover.ts';
import type { RenewedRow } from '../../db/ledger/proof-events.ts';
import type { DatabaseSource } from '../../db/reading/database-source.ts';
import { openRows } from '../../db/reading/open-rows.ts';
import { provedRow } from './earlier-rows.ts';
import { storedRows } from './stored-rows.ts';

const AT_ONCE = 1_000;

/**
 * Rows with a valid MAC under the previous key, with their MAC under the new one, and the number of rows without one.
 */
type RenewableRows = { readonly renewed: readonly RenewedRow[]; readonly others: number };

/** Reads all clearing rows in parts, since there may be millions. */
export async function* renewableRows(
  source: DatabaseSource,
  before: KeyObject,
  now: KeyObject,
): AsyncGenerator<RenewableRows> {
  const reader = await openRows(source, 'unchanged');
  let [renewed, others]: [RenewedRow[], number] = [[], 0];
  try {
    for (const table of CLEARING_NAMES)
      for await (const stored of storedRows(reader, table)) {
        if (isProved(before, table, stored))
          renewed.push({ ...provedRow(now, table, stored), before: macOf(before, table, stored) });
        else if (!isProved(now, table, stored)) others += 1;
        if (renewed.length < AT_ONCE) continue;
        yield { renewed, others };
        [renewed, others] = [[], 0];
      }
    yield { renewed, others };
  } finally {
    await reader.close();
  }
}
