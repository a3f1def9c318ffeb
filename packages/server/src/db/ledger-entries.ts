import type { ScreeningContent } from '../proof/canonical-bytes.ts';
import type { SealedSegment } from '../proof/segment.ts';

/** Audit events of the keys that sign receipts; the target is the id of the new key. */
export const KEY_BEGAN = 'receipt_key.began';
/** Signed by the previous key. */
export const KEY_ROTATED = 'receipt_key.rotated';
/** The secret was replaced, so the previous key could not sign this. */
export const KEY_REPLACED = 'receipt_key.replaced';
/** Contents of entries were erased; `detail.entries` has the first and last number of each range. */
export const RECORDS_ERASED = 'records.erased';
/** The chain before segment `detail.segment`, which begins at entry `detail.before`, was cut off. */
export const RECORDS_PURGED = 'records.purged';

/** A signing key; `until` is null for the current one. Times are Unix milliseconds. */
export type ReceiptKey = {
  readonly id: string;
  readonly generation: number;
  readonly publicKey: Buffer;
  readonly since: number;
  readonly until: number | null;
};

/** A sealed screening, and the path from its digest to the head of its segment. */
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
  /** Recorded, and sealed within a second. */
  | { readonly state: 'pending' }
  /** Recorded before the ledger existed. */
  | { readonly state: 'unproved' };
