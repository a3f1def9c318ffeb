import type { Erasures } from './erasures.ts';

/** How the chain is broken. */
export type BreakKind =
  /** A record, an event, its salt or what it refers to is not what was digested. */
  | 'content_changed'
  /** A record or an event is gone, and no entry says that it was erased. */
  | 'content_missing'
  /** A digest in the ledger is not the one that was sealed. */
  | 'digest_changed'
  /** A number of the ledger is gone, or comes twice. */
  | 'entry_missing'
  | 'segment_missing'
  /** A segment does not say what its head was made from. */
  | 'segment_changed'
  /** A segment does not follow the one before it. */
  | 'order_changed'
  | 'signature_wrong'
  /** A segment is signed by a key that nothing vouches for. */
  | 'key_unknown'
  /** A record or an event is in its table, and no entry is of it. */
  | 'row_added'
  /** The chain ends before a head that somebody has. */
  | 'tail_missing'
  /** A row that clears a party was changed, forged, put back or deleted. */
  | 'row_forged';

/** The first place where the chain does not hold. */
export type Break = {
  readonly kind: BreakKind;
  readonly segment: number;
  /** The entry, where the break is of one. */
  readonly entry: number | null;
  /** About when: when the segment was sealed, Unix milliseconds. */
  readonly at: number | null;
  readonly text: string;
};

/** Segments in a row that one key signed. */
export type Era = { readonly keyId: string; readonly first: number; readonly last: number };

/** What was counted in some segments, and the first break in them. */
export type RangeVerified = {
  readonly entries: number;
  readonly screenings: number;
  readonly events: number;
  readonly erased: number;
  readonly signatures: number;
  readonly eras: readonly Era[];
  readonly broken: Break | undefined;
};

/** Which segments, and how closely. */
export type RangeOrder = {
  readonly from: number;
  readonly to: number;
  /** The first segment of all: nothing is before it. */
  readonly start: number;
  readonly erased: Erasures;
  /** Every so-manieth signature is checked. */
  readonly signatureEvery: number;
  /** Public keys by id. */
  readonly keys: ReadonlyMap<string, Uint8Array>;
};
