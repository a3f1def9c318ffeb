import { KEY_ROTATED } from '../../db/ledger-entries.ts';
import type { RowReader } from '../../db/reading/row-reader.ts';
import { isSignedBy, publicKeyOf } from '../../proof/receipt-key.ts';
import type { SealedSegment } from '../../proof/segment.ts';
import { segmentOfRow } from './segment-of-row.ts';
import type { Break, Era } from './verification.ts';

/** Keys to verify by. */
type TrustedKeys = {
  /** Public keys by id. */
  readonly keys: ReadonlyMap<string, Uint8Array>;
  /** Ids of keys known to be this installation's; empty if only the database names keys. */
  readonly trusted: ReadonlySet<string>;
};

/**
 * Checks the last signature of each key, since every head covers those before it. A key is vouched for if it is
 * trusted, if a vouched key signed it as its successor, or if a later key is vouched for.
 */
export async function verifyEras(
  reader: RowReader,
  eras: readonly Era[],
  { keys, trusted }: TrustedKeys,
): Promise<Break | undefined> {
  const ends: { readonly era: Era; readonly last: SealedSegment }[] = [];
  for (const era of eras) {
    const [row = {}] = await reader.rows('select * from ledger_segment where number = ?', era.last);
    ends.push({ era, last: segmentOfRow(row) });
  }
  for (const { era, last } of ends) {
    const key = keys.get(era.keyId);
    if (key === undefined || !isSignedBy(last.head, last.signature, publicKeyOf(key))) {
      const text = `The signature of segment ${era.last} is not of the key ${era.keyId}.`;
      return { kind: 'signature_wrong', segment: era.last, entry: null, at: last.sealedAt, text };
    }
  }
  if (trusted.size === 0) return undefined;
  const rotated = 'select target from audit_event where action = ? and entry between ? and ?';
  let isVouched = false;
  let unknown: (typeof ends)[number] | undefined;
  for (const [index, end] of ends.entries()) {
    const before = ends[index - 1]?.last;
    const named = before === undefined ? [] : await reader.rows(rotated, KEY_ROTATED, before.first, before.last);
    const isNamed = named.some((row) => row['target'] === end.era.keyId);
    isVouched = trusted.has(end.era.keyId) || (isVouched && isNamed);
    if (isVouched) unknown = undefined;
    else unknown ??= end;
  }
  if (unknown === undefined) return undefined;
  const text = `From segment ${unknown.era.first} on, the chain is signed by the key ${unknown.era.keyId}, which no known key vouches for.`;
  return { kind: 'key_unknown', segment: unknown.era.first, entry: null, at: null, text };
}
