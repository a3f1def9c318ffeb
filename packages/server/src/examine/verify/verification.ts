import type { Erasures } from './erasures.ts';

/** How the chain is broken. */
export type BreakKind =
  /** A record, an event, its salt or what it refers to does not match its digest. */
  | 'content_changed'
  /** A record or an event is missing, and no entry says that it was erased. */
  | 'content_missing'
  /** A digest in the ledger differs from the sealed one. */
  | 'digest_changed'
  /** A ledger number is missing or duplicated. */
  | 'entry_missing'
  | 'segment_missing'
  /** A segment does not match its head. */
  | 'segment_changed'
  /** A segment does not follow its predecessor. */
  | 'order_changed'
  | 'signature_wrong'
  /** A segment is signed by a key that nothing vouches for. */
  | 'key_unknown'
  /** A record or an event has no ledger entry. */
  | 'row_added'
  /** The chain ends before a head known from elsewhere. */
  | 'tail_missing'
  /** A clearing row was changed, forged, restored to an earlier state or deleted. */
  | 'row_forged';

/** The first break of the chain. */
export type Break = {
  readonly kind: BreakKind;
  readonly segment: number;
  /** The entry, if the break concerns one. */
  readonly entry: number | null;
  /** Approximate time: when the segment was sealed, Unix milliseconds. */
  readonly at: number | null;
  readonly text: string;
};

/** Consecutive segments signed by one key. */
export type Era = { readonly keyId: string; readonly first: number; readonly last: number };

/** Counts over some segments, and the first break in them. */
export type RangeVerified = {
  readonly entries: number;
  readonly screenings: number;
  readonly events: number;
  readonly erased: number;
  readonly signatures: number;
  readonly eras: readonly Era[];
  readonly broken: Break | undefined;
};

/** Segments to verify, and how closely. */
export type RangeOrder = {
  readonly from: number;
  readonly to: number;
  /** The first segment of the chain. */
  readonly start: number;
  readonly erased: Erasures;
  /** Check every n-th signature. */
  readonly signatureEvery: number;
  /** Public keys by id. */
  readonly keys: ReadonlyMap<string, Uint8Array>;
};
