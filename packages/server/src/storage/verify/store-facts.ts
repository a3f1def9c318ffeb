import { keyIdOf } from '../../proof/receipt-key.ts';
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

/** Whether the chain in a database has a segment with this number and head. */
export function storeHasHead(path: string, segment: number, head: Buffer): boolean {
  const db = openUnchanged(path);
  try {
    return db.prepare('select 1 from ledger_segment where number = ? and head = ?').get(segment, head) !== undefined;
  } finally {
    db.close();
  }
}
