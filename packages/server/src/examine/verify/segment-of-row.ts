import type { SealedSegment } from '../../proof/segment.ts';

/** Parses a row of `ledger_segment`. Values of a wrong type match no head. */
export function segmentOfRow(row: Readonly<Record<string, unknown>>): SealedSegment {
  const text = (column: string): string => String(row[column]);
  const bytes = (column: string): Buffer => {
    const value = row[column];
    return value instanceof Uint8Array ? Buffer.from(value) : Buffer.alloc(0);
  };
  return {
    number: Number(row['number']),
    kind: text('kind'),
    first: Number(row['first']),
    last: Number(row['last']),
    sealedAt: Number(row['sealed_at']),
    sealedBy: text('sealed_by'),
    note: text('note'),
    previous: bytes('previous'),
    root: bytes('root'),
    keyId: text('key_id'),
    head: bytes('head'),
    signature: bytes('signature'),
  };
}
