import type { DatabaseSource } from '../../db/reading/database-source.ts';
import { openRows } from '../../db/reading/open-rows.ts';
import { keyIdOf } from '../../proof/receipt-key.ts';
import { lastCut } from './erasures.ts';

/** Ids of the keys named in a database. */
export async function keysInStore(source: DatabaseSource): Promise<ReadonlySet<string>> {
  const reader = await openRows(source, 'unchanged');
  try {
    const keys = (await reader.rows('select public_key from receipt_key')).map((row) => row['public_key']);
    return new Set(keys.flatMap((key) => (key instanceof Uint8Array ? [keyIdOf(key)] : [])));
  } finally {
    await reader.close();
  }
}

/** Whether the chain in a database has a segment with this number and head; undefined if it was purged. */
export async function storeHasHead(
  source: DatabaseSource,
  segment: number,
  head: Buffer,
): Promise<boolean | undefined> {
  const reader = await openRows(source, 'unchanged');
  try {
    const [row] = await reader.rows('select head from ledger_segment where number = ?', segment);
    const found = row?.['head'];
    if (found instanceof Uint8Array) return head.equals(found);
    const cut = await lastCut(reader, Number.MAX_SAFE_INTEGER);
    return cut !== undefined && segment < cut.segment ? undefined : false;
  } finally {
    await reader.close();
  }
}
