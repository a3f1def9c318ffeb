import { keyIdOf } from '../../proof/receipt-key.ts';
import { lastCut } from './erasures.ts';
import { openUnchanged } from './open-unchanged.ts';

/** Ids of the keys that a database names. */
export function keysInStore(path: string): ReadonlySet<string> {
  const db = openUnchanged(path);
  try {
    const keys = db
      .prepare('select public_key from receipt_key')
      .all()
      .map((row) => row['public_key']);
    return new Set(keys.flatMap((key) => (key instanceof Uint8Array ? [keyIdOf(key)] : [])));
  } finally {
    db.close();
  }
}

/** Whether the chain in a database has a segment with this number and head; undefined where it was cut off by order. */
export function storeHasHead(path: string, segment: number, head: Buffer): boolean | undefined {
  const db = openUnchanged(path);
  try {
    const found = db.prepare('select head from ledger_segment where number = ?').get(segment)?.['head'];
    if (found instanceof Uint8Array) return head.equals(found);
    const cut = lastCut(db, Number.MAX_SAFE_INTEGER);
    return cut !== undefined && segment < cut.segment ? undefined : false;
  } finally {
    db.close();
  }
}
