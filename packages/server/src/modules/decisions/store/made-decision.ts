import type { DecisionContent, DecisionEvent } from './hit-decision.ts';

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
