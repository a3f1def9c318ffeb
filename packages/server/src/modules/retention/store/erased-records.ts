import type { AuditEvent } from '../../../db/ledger/audit-log.ts';
import type { HitDecision } from '../../decisions/store/hit-decision.ts';
import type { Cutoffs } from './cutoffs.ts';
import type { HoldScope } from './legal-hold.ts';

/** Screenings to find. */
export type Selection =
  | { readonly kind: 'age'; readonly cutoffs: Cutoffs; readonly nowMs: number }
  | { readonly kind: 'searches'; readonly ids: readonly Uint8Array[] }
  | { readonly kind: 'external_ref'; readonly externalRef: string }
  /** In any text of the request, ignoring case. */
  | { readonly kind: 'text'; readonly text: string };

/** A screening found by a selection. */
export type FoundScreening = {
  readonly seq: number;
  readonly id: Uint8Array;
  /** Number in the ledger; null if it was recorded before the ledger existed. */
  readonly entry: number | null;
  /** Unix milliseconds. */
  readonly at: number;
  readonly outcome: string;
  /** Undefined if the selection does not need it. */
  readonly purpose: string | undefined;
  readonly isHeld: boolean;
};

/** Why a record was deleted. */
type ErasedWhy = 'retention' | 'request';
export type ErasedScreening = { readonly actor: string; readonly erasedAt: number; readonly why: ErasedWhy };

/** A complete screening, for the export before it is purged. */
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
  /** Decisions made on it. */
  readonly decisions: readonly HitDecision[];
};

export type ScanOptions = {
  readonly holds: readonly HoldScope[];
  /** Receives the records found on a page, possibly none. The scan waits for it, and ends if it throws. */
  readonly onBatch: (found: readonly FoundScreening[]) => Promise<void>;
};

/** Origin of an erasure, and the holds it is based on. */
export type ErasedBy = {
  readonly holdsVersion: number;
  /** Event without the counts, which are added to its detail. */
  readonly event: AuditEvent;
  readonly why: ErasedWhy;
  /** Purge run that counts it; null for erasures of a person's records. */
  readonly run: number | null;
};

/** One purge run. Times are Unix milliseconds. */
export type PurgeRun = {
  readonly id: number;
  readonly startedAt: number;
  /** Null while it runs, or if it was interrupted. */
  readonly endedAt: number | null;
  readonly screenings: number;
  readonly events: number;
  readonly access: number;
  /** Number of ledger entries cut off. */
  readonly entries: number;
  readonly problem: string | null;
};
