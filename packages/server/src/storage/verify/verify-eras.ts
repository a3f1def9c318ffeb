import type { DatabaseSync } from 'node:sqlite';
import { isSignedBy, publicKeyOf } from '../../proof/receipt-key.ts';
import { KEY_ROTATED } from '../ports/ledger.ts';
import { segmentOfRow } from './segment-of-row.ts';
import type { Break, Era } from './verification.ts';

/** Keys to verify by. */
export type TrustedKeys = {
  /** Public keys by id. */
  readonly keys: ReadonlyMap<string, Uint8Array>;
  /** Ids of keys that are known to be this installation's; empty where only the database names keys. */
  readonly trusted: ReadonlySet<string>;
};

/**
 * Checks the last signature of each key: every head repeats those before it. A key is vouched for where it is trusted,
 * where a key that is vouched for signed that it is the next, or where a later one is.
 */
export function verifyEras(db: DatabaseSync, eras: readonly Era[], { keys, trusted }: TrustedKeys): Break | undefined {
  const at = db.prepare('select * from ledger_segment where number = ?');
  const ends = eras.map((era) => ({ era, last: segmentOfRow(at.get(era.last) ?? {}) }));
  for (const { era, last } of ends) {
    const key = keys.get(era.keyId);
    if (key === undefined || !isSignedBy(last.head, last.signature, publicKeyOf(key))) {
      const text = `The signature of segment ${era.last} is not of the key ${era.keyId}.`;
      return { kind: 'signature_wrong', segment: era.last, entry: null, at: last.sealedAt, text };
    }
  }
  if (trusted.size === 0) return undefined;
  const rotated = db.prepare('select target from audit_event where action = ? and entry between ? and ?');
  let isVouched = false;
  let unknown: (typeof ends)[number] | undefined;
  for (const [index, end] of ends.entries()) {
    const before = ends[index - 1]?.last;
    const named = before === undefined ? [] : rotated.all(KEY_ROTATED, before.first, before.last);
    const isNamed = named.some((row) => row['target'] === end.era.keyId);
    isVouched = trusted.has(end.era.keyId) || (isVouched && isNamed);
    if (isVouched) unknown = undefined;
    else unknown ??= end;
  }
  if (unknown === undefined) return undefined;
  const text = `From segment ${unknown.era.first} on, the chain is signed by the key ${unknown.era.keyId}, which no known key vouches for.`;
  return { kind: 'key_unknown', segment: unknown.era.first, entry: null, at: null, text };
}
