import type { AuditEvent } from './audit-log.ts';

/** For whom a proposal waits, and until when. */
export type ProposalWaits = {
  /** Id of a user; null where anybody may answer who can. */
  readonly handedTo: string | null;
  /** Unix milliseconds; null where it never expires. */
  readonly expiresAt: number | null;
};

/** What is known of proposals that wait. It clears nobody, and is gone as soon as one of them is answered. */
export interface ProposalStore {
  /** Of those of these decisions that wait for somebody, or until a time. */
  waits(decisions: readonly string[]): Promise<ReadonlyMap<string, ProposalWaits>>;
  /** Says who is to answer proposals. False where one of them was answered meanwhile: nothing is stored. */
  handOver(decisions: readonly string[], to: string | null, events: readonly AuditEvent[]): Promise<boolean>;
  /** Ids of proposals whose time is over, the earliest first. */
  due(nowMs: number, limit: number): Promise<readonly string[]>;
}
