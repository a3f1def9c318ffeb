import { canonicalBytes, sha256 } from './canonical-bytes.ts';

/**
 * `genesis` begins the chain, `recovered` contains entries that an earlier process committed but did not seal, and a
 * `checkpoint` has no entries: what precedes it may be purged.
 */
const SEGMENT_KINDS = ['genesis', 'entries', 'recovered', 'checkpoint'] as const;
export type SegmentKind = (typeof SEGMENT_KINDS)[number];

/** Entries sealed together. All segments form one chain. */
type Segment = {
  /** From 1. */
  readonly number: number;
  /** A `SegmentKind`; any text if a stored segment was changed. */
  readonly kind: string;
  /** Numbers of the first and the last entry; without entries, `last` is `first` - 1. */
  readonly first: number;
  readonly last: number;
  /** Unix milliseconds. */
  readonly sealedAt: number;
  /** Name of the process that sealed it. */
  readonly sealedBy: string;
  /** JSON of a genesis or a checkpoint: what was recorded before the chain. Otherwise empty. */
  readonly note: string;
  /** Head of the previous segment; zeros for the first. */
  readonly previous: Buffer;
  /** Root of the Merkle tree over the digests of the entries. */
  readonly root: Buffer;
  readonly keyId: string;
};

/** A stored segment: Ed25519 signature over the head. */
export type SealedSegment = Segment & { readonly head: Buffer; readonly signature: Buffer };

/** Previous head of the first segment. */
export const NO_HEAD = Buffer.alloc(32);

const HEAD = Buffer.of(2);

/** The signed hash that the next segment repeats: SHA-256 over everything in a segment. */
export function segmentHead(segment: Segment): Buffer {
  const { number, kind, first, last, sealedAt, sealedBy, note, previous, root, keyId } = segment;
  const fields = [number, kind, first, last, sealedAt, sealedBy, note, previous, root, keyId];
  return sha256(HEAD, canonicalBytes('namesake segment 1', fields));
}
