import type { DecisionReason, DecisionVerdict } from '@namesake/contract';

/** Events of a decision, in order. The first is `proposed` if four eyes are required, otherwise `decided`. */
export const DECISION_EVENT_KINDS = ['decided', 'proposed', 'approved', 'rejected', 'revoked', 'expired'] as const;

export type DecisionEventKind = (typeof DECISION_EVENT_KINDS)[number];

/** One event of a decision. Events are only appended. */
export type DecisionEvent = {
  /** Increases with every event of the installation. */
  readonly seq: number;
  /** Position among the events of its decision, from 1. */
  readonly number: number;
  readonly kind: DecisionEventKind;
  /** Unix milliseconds. */
  readonly at: number;
  /** `user:…` or `token:…`. */
  readonly actor: string;
  /** The person responsible for the actor, see `personOf`. */
  readonly person: string;
  readonly text: string;
  /** Salt of its digest in the audit log, see `eventDigest`. */
  readonly salt: Buffer;
};

/** What was decided about one listing that a screening found. It never changes. */
export type DecisionContent = {
  readonly id: string;
  /** 16 bytes. */
  readonly screeningId: Buffer;
  /** Reference of the screened party; null if the decision is about this one screening. */
  readonly externalRef: string | null;
  readonly listing: string;
  /** Id of the result with the listing. */
  readonly entityId: string;
  /** Hash of the listing in the answer. */
  readonly recordHash: string;
  readonly verdict: DecisionVerdict;
  readonly reason: DecisionReason;
};

/** A decision with its events, oldest first. */
export type HitDecision = DecisionContent & { readonly events: readonly DecisionEvent[] };

/** Subject of a decision: a party of the caller, or one screening. */
export type DecisionSubject =
  | { readonly kind: 'reference'; readonly externalRef: string }
  | { readonly kind: 'screening'; readonly screeningId: Buffer };

/** An event before it is stored. */
export type NewDecisionEvent = Omit<DecisionEvent, 'seq'>;

/** A new decision with its first event. */
export type MadeDecision = DecisionContent & {
  readonly event: NewDecisionEvent;
  /** When an unanswered proposal expires, in Unix milliseconds; absent if it never does. */
  readonly expiresAt?: number;
};

/** A further event of a decision. */
export type AddedEvent = NewDecisionEvent & { readonly decision: string };
