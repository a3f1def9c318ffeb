import type { DecisionReason, DecisionVerdict } from '@namesake/contract';

/** What happens to a decision, in order. The first event is `proposed` where four eyes are needed, else `decided`. */
export const DECISION_EVENT_KINDS = ['decided', 'proposed', 'approved', 'rejected', 'revoked', 'expired'] as const;

export type DecisionEventKind = (typeof DECISION_EVENT_KINDS)[number];

/** One event of a decision. Appended only. */
export type DecisionEvent = {
  /** Grows with every event of the installation. */
  readonly seq: number;
  /** Its place among the events of its decision, from 1. */
  readonly number: number;
  readonly kind: DecisionEventKind;
  /** Unix milliseconds. */
  readonly at: number;
  /** `user:…` or `token:…`. */
  readonly actor: string;
  /** The person who answers for the actor, see `personOf`. */
  readonly person: string;
  readonly text: string;
  /** Of the digest that the audit log has of it, see `eventDigest`. */
  readonly salt: Buffer;
};

/** What was decided about one listing that a screening found. Nothing of it ever changes. */
export type DecisionContent = {
  readonly id: string;
  /** Sixteen bytes. */
  readonly screeningId: Buffer;
  /** The party of the caller that was screened; null where the decision is about that one screening. */
  readonly externalRef: string | null;
  readonly listing: string;
  /** The result that showed the listing. */
  readonly entityId: string;
  /** Of the listing as it was answered. */
  readonly recordHash: string;
  readonly verdict: DecisionVerdict;
  readonly reason: DecisionReason;
};

/** A decision with its events, oldest first. */
export type HitDecision = DecisionContent & { readonly events: readonly DecisionEvent[] };

/** What a decision is about: a party of the caller, or one screening. */
export type DecisionSubject =
  | { readonly kind: 'reference'; readonly externalRef: string }
  | { readonly kind: 'screening'; readonly screeningId: Buffer };

/** An event that is not stored yet. */
export type NewDecisionEvent = Omit<DecisionEvent, 'seq'>;

/** A decision with its first event. */
export type MadeDecision = DecisionContent & {
  readonly event: NewDecisionEvent;
  /** When a proposal without an answer expires, Unix milliseconds; absent for never. */
  readonly expiresAt?: number;
};

/** A further event of a decision. */
export type AddedEvent = NewDecisionEvent & { readonly decision: string };
