import { SEGMENT_KINDS, type SealedSegment } from '../../proof/segment.ts';
import type { Tables } from '../tables.ts';

/** A segment as it is kept in a row; one of an unknown kind is given as plain entries, and its head does not fit. */
export function toSegment(row: Tables['ledger_segment']): SealedSegment {
  const { sealed_at: sealedAt, sealed_by: sealedBy, key_id: keyId, kind, ...rest } = row;
  return { ...rest, kind: SEGMENT_KINDS.find((known) => known === kind) ?? 'entries', sealedAt, sealedBy, keyId };
}
