import { canonicalBytes, sha256 } from './canonical-bytes.ts';

/**
 * `genesis` begins the chain, `recovered` holds what an earlier process committed and did not seal, and a `checkpoint`
 * has no entries: what is before it may be gone.
 */
const SEGMENT_KINDS = ['genesis', 'entries', 'recovered', 'checkpoint'] as const;
export type SegmentKind = (typeof SEGMENT_KINDS)[number];

/** Entries that were sealed together. All segments are one chain. */
type Segment = {
  /** From 1. */
  readonly number: number;
  /** A `SegmentKind`; another text where a stored segment was changed. */
  readonly kind: string;
  /** Numbers of the first and the last entry; without entries, `last` is `first` - 1. */
  readonly first: number;
  readonly last: number;
  /** Unix milliseconds. */
  readonly sealedAt: number;
  /** The process that sealed it. */
  readonly sealedBy: string;
  /** JSON of a genesis or a checkpoint: what was recorded before the chain. Else an empty text. */
  readonly note: string;
  /** Head of the segment before; zeros of the first. */
  readonly previous: Buffer;
  /** Of the Merkle tree over the digests of the entries. */
  readonly root: Buffer;
  readonly keyId: string;
};

/** A segment as it is kept: Ed25519 over the head. */
export type SealedSegment = Segment & { readonly head: Buffer; readonly signature: Buffer };

/** What the first segment has for a head before it. */
export const NO_HEAD = Buffer.alloc(32);

const HEAD = Buffer.of(2);

/** What is signed, and what the next segment repeats: SHA-256 over everything that a segment says. */
export function segmentHead(segment: Segment): Buffer {
  const { number, kind, first, last, sealedAt, sealedBy, note, previous, root, keyId } = segment;
  const fields = [number, kind, first, last, sealedAt, sealedBy, note, previous, root, keyId];
  return sha256(HEAD, canonicalBytes('namesake segment 1', fields));
}
