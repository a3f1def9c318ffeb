import type { AuditEvent } from '../../../db/ledger/audit-log.ts';
import type { HitDecision } from '../../decisions/store/hit-decision.ts';
import type { Cutoffs } from './cutoffs.ts';
import type { HoldScope } from './legal-hold.ts';

/** Which screenings are looked for. */
export type Selection =
  | { readonly kind: 'age'; readonly cutoffs: Cutoffs; readonly nowMs: number }
  | { readonly kind: 'searches'; readonly ids: readonly Uint8Array[] }
  | { readonly kind: 'external_ref'; readonly externalRef: string }
  /** In any text of the request; upper and lower case are the same. */
  | { readonly kind: 'text'; readonly text: string };

/** A screening that was looked for. */
export type FoundScreening = {
  readonly seq: number;
  readonly id: Uint8Array;
  /** Number in the ledger; null of what was recorded before there was one. */
  readonly entry: number | null;
  /** Unix milliseconds. */
  readonly at: number;
  readonly outcome: string;
  /** Undefined where the selection does not need to know. */
  readonly purpose: string | undefined;
  readonly isHeld: boolean;
};

/** Why a record is gone. */
type ErasedWhy = 'retention' | 'request';
export type ErasedScreening = { readonly actor: string; readonly erasedAt: number; readonly why: ErasedWhy };

/** A screening in full, as an export has it before it is purged. */
export type WholeScreening = {
  readonly id: Uint8Array;
  readonly entry: number | null;
  readonly salt: Uint8Array | null;
  readonly actor: string;
  readonly outcome: string;
  readonly total: number;
  readonly context: string;
  readonly request: string;
  readonly answer: string;
  /** Those that were made on it. */
  readonly decisions: readonly HitDecision[];
};

export type ScanOptions = {
  readonly holds: readonly HoldScope[];
  /** Gets what was found on a page, perhaps nothing; waited for before the search goes on, and ends it by throwing. */
  readonly onBatch: (found: readonly FoundScreening[]) => Promise<void>;
};

/** Who takes records away, and from what was known of holds. */
export type ErasedBy = {
  readonly holdsVersion: number;
  /** The event but for what is counted, which is added to its detail. */
  readonly event: AuditEvent;
  readonly why: ErasedWhy;
  /** The run that counts it; null where a person's records are erased. */
  readonly run: number | null;
};

/** One purge. Times are Unix milliseconds. */
export type PurgeRun = {
  readonly id: number;
  readonly startedAt: number;
  /** Null while it runs, or where it was interrupted. */
  readonly endedAt: number | null;
  readonly screenings: number;
  readonly events: number;
  readonly access: number;
  /** Entries of the ledger that were cut off. */
  readonly entries: number;
  readonly problem: string | null;
};
