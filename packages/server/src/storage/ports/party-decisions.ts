import type { PartyDecision } from '@namesake/engine';
import type { AuditEvent } from './audit-log.ts';

/** A decision about a party that is in force. */
export type StoredPartyDecision = PartyDecision & {
  readonly id: string;
  readonly reason: string;
  readonly decidedAt: number;
  readonly decidedBy: string;
};

/** What changes at once: a decision that is made, others that end, and the audit event that says so. */
export type PartyChange = {
  readonly made: StoredPartyDecision | undefined;
  /** Ids of decisions that hold no longer. */
  readonly ended: readonly string[];
  readonly event: AuditEvent;
};

/** What operators decided of parties. Nothing is deleted: a decision ends. */
export interface PartyDecisionStore {
  /** Those in force, oldest first. */
  inForce(): Promise<readonly StoredPartyDecision[]>;
  /** Those that were in force at a moment, oldest first. */
  inForceAt(atMs: number): Promise<readonly StoredPartyDecision[]>;
  /** Happens all or not at all. */
  change(change: PartyChange): Promise<void>;
}
