import type { ScreeningContent } from '../proof/canonical-bytes.ts';
import type { SealedSegment } from '../proof/segment.ts';

/** Audit events of the keys that sign receipts; the target is the id of the new key. */
export const KEY_BEGAN = 'receipt_key.began';
/** Signed by the key before. */
export const KEY_ROTATED = 'receipt_key.rotated';
/** The secret is another one, so the key before could not sign this. */
export const KEY_REPLACED = 'receipt_key.replaced';
/** Contents of entries were erased; `detail.entries` has pairs of the first and the last number. */
export const RECORDS_ERASED = 'records.erased';
/** What is before the segment `detail.segment`, which begins at entry `detail.before`, was cut off. */
export const RECORDS_PURGED = 'records.purged';

/** A key that signed or signs; `until` is null of the one that signs. Times are Unix milliseconds. */
export type ReceiptKey = {
  readonly id: string;
  readonly generation: number;
  readonly publicKey: Buffer;
  readonly since: number;
  readonly until: number | null;
};

/** A screening that is sealed, and how its digest leads to the head of its segment. */
export type SealedEntry = {
  readonly number: number;
  readonly salt: Buffer;
  readonly digest: Buffer;
  readonly content: ScreeningContent & { readonly request: string; readonly answer: string };
  readonly path: readonly Buffer[];
  readonly segment: SealedSegment;
};

export type FoundEntry =
  | { readonly state: 'sealed'; readonly entry: SealedEntry }
  /** It is recorded and will be sealed within a second. */
  | { readonly state: 'pending' }
  /** It was recorded before there was a ledger. */
  | { readonly state: 'unproved' };
