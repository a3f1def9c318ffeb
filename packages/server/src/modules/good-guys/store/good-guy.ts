import type { DecisionChange, DecisionReason, GoodGuyEventKind, GoodGuyFact, GoodGuyState } from '@namesake/contract';

/** Facts of one side, each a set of values. An absent fact is not compared. */
export type Facts = Readonly<Partial<Record<GoodGuyFact, readonly string[]>>>;

/** A change since a good guy was made. */
export type FactChange = {
  readonly side: 'listing' | 'customer';
  readonly fact: GoodGuyFact;
  readonly before: readonly string[];
  readonly after: readonly string[];
};

/** One event of a good guy. Events are only appended. */
export type GoodGuyEvent = {
  /** Position among the events of its good guy, from 1. */
  readonly number: number;
  readonly kind: GoodGuyEventKind;
  /** Unix milliseconds. */
  readonly at: number;
  /** `user:…`, `token:…`, or `service`. */
  readonly actor: string;
  /** The person responsible for the actor. */
  readonly person: string;
  readonly text: string;
  /** Reasons for a reopening; empty for other events. */
  readonly changes: readonly FactChange[];
  /** Salt of its digest in the audit log. */
  readonly salt: Buffer;
};

/** A party of the caller that is known not to be a listed party. It never changes. */
export type GoodGuyContent = {
  readonly id: string;
  readonly externalRef: string;
  readonly listing: string;
  /** Main name of the listing when it was made. */
  readonly listedName: string;
  readonly reason: DecisionReason;
  /** Decision it was made from; null if it was imported. */
  readonly decision: string | null;
  /** Screening that was decided, 16 bytes; null if it was imported. */
  readonly screeningId: Buffer | null;
  /** Unix milliseconds; null if it does not expire. */
  readonly expiresAt: number | null;
  /** Hash of the listing when it was made. */
  readonly recordHash: string;
  readonly listingFacts: Facts;
  readonly customerFacts: Facts;
  /** Key of the customer's name, see `textKey`; null if none is known. */
  readonly textKey: string | null;
};

/** A good guy with its events, the oldest first. */
export type GoodGuy = GoodGuyContent & { readonly events: readonly GoodGuyEvent[] };

/** A new good guy with its first event. */
export type MadeGoodGuy = GoodGuyContent & { readonly event: GoodGuyEvent };

/** A further event of a good guy. */
export type AddedGoodGuyEvent = GoodGuyEvent & { readonly goodGuy: string };

/** Filter for good guys. */
export type GoodGuyFilter = {
  readonly state?: GoodGuyState | undefined;
  readonly externalRef?: string | undefined;
  readonly listing?: string | undefined;
};

/** A good guy with its place in the order of pages. */
export type PlacedGoodGuy = GoodGuy & { readonly place: number };

const STATE_AFTER: Readonly<Record<GoodGuyEventKind, GoodGuyState>> = {
  made: 'in_force',
  proposed: 'proposed',
  approved: 'in_force',
  rejected: 'rejected',
  revoked: 'revoked',
  reopened: 'reopened',
};

/** State of a good guy, from its last event and its expiry. */
export function stateOf(
  {
    events,
    expiresAt,
  }: { readonly events: readonly { readonly kind: GoodGuyEventKind }[]; readonly expiresAt: number | null },
  nowMs: number,
): GoodGuyState {
  const last = events.at(-1);
  const state = last === undefined ? 'revoked' : STATE_AFTER[last.kind];
  const isLive = state === 'in_force' || state === 'proposed';
  return isLive && expiresAt !== null && nowMs >= expiresAt ? 'expired' : state;
}

const EVENT_OF = { approve: 'approved', reject: 'rejected', revoke: 'revoked' } as const;

/** Event of a change, or why it is refused: people cannot approve or reject their own proposal. */
export function goodGuyEventOf(
  change: DecisionChange,
  goodGuy: Pick<GoodGuy, 'events' | 'expiresAt'>,
  person: string,
  nowMs: number,
): { readonly kind: GoodGuyEventKind } | { readonly refused: 'over' | 'own_proposal' } {
  const state = stateOf(goodGuy, nowMs);
  const isChangeable = state === 'proposed' || (change === 'revoke' && state === 'in_force');
  if (!isChangeable) return { refused: 'over' };
  if (change !== 'revoke' && goodGuy.events[0]?.person === person) return { refused: 'own_proposal' };
  return { kind: EVENT_OF[change] };
}
