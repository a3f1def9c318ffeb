import type { DecisionContent, DecisionEvent, HitDecision } from '../../decisions/hit-decision.ts';
import type { AuditEvent } from './audit-log.ts';

/** What a decision is about: a party of the caller, or one screening. */
export type DecisionSubject =
  | { readonly kind: 'reference'; readonly externalRef: string }
  | { readonly kind: 'screening'; readonly screeningId: Buffer };

/** An event that is not stored yet. */
export type NewDecisionEvent = Omit<DecisionEvent, 'seq'>;

/** A decision with its first event. */
export type MadeDecision = DecisionContent & {
  readonly event: NewDecisionEvent;
  /** When a proposal expires that nobody answers, Unix milliseconds; absent for never. */
  readonly expiresAt?: number;
};

/** A further event of a decision. */
export type AddedEvent = NewDecisionEvent & { readonly decision: string };

/** Decisions on hits: their contents never change, events are appended. They are erased with their screening. */
export interface HitDecisionStore {
  /** Stores the decisions of one step. False where a screening of theirs was erased meanwhile: nothing is stored. */
  decide(made: readonly MadeDecision[], events: readonly AuditEvent[]): Promise<boolean>;
  /** Appends one event to each. False where one of them got another event meanwhile: nothing is stored. */
  append(added: readonly AddedEvent[], events: readonly AuditEvent[]): Promise<boolean>;
  /** Those of these ids that there are, in no order. */
  find(ids: readonly string[]): Promise<readonly HitDecision[]>;
  /** All about a subject, and only about these listings where they are given, the oldest first. */
  about(subject: DecisionSubject, listings?: readonly string[]): Promise<readonly HitDecision[]>;
  /** Proposals that wait for approval, the newest first, before a place. */
  proposed(before: number | undefined, limit: number): Promise<readonly (HitDecision & { readonly place: number })[]>;
}
