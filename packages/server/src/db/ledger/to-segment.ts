import type { SealedSegment } from '../../proof/segment.ts';
import type { Tables } from '../tables.ts';

/** A segment as it is kept in a row. */
export function toSegment(row: Tables['ledger_segment']): SealedSegment {
  const { sealed_at: sealedAt, sealed_by: sealedBy, key_id: keyId, ...rest } = row;
  return { ...rest, sealedAt, sealedBy, keyId };
}
