import type { LookbackState } from '@namesake/contract';
import type { ComparedEntity, Policy } from '@namesake/engine';

/** Recorded screenings searched for one party, in the background. Times are Unix milliseconds. */
export type Lookback = {
  readonly id: string;
  readonly state: LookbackState;
  /** `user:…` or `token:…`. */
  readonly createdBy: string;
  readonly createdAt: number;
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  /** The listed party of the lookback; null where it was described. */
  readonly entityId: string | null;
  readonly entity: ComparedEntity;
  /** As it was when it was asked, with the threshold of the lookback. */
  readonly policy: Policy;
  readonly reason: string | null;
  /** Screenings of these times; `toMs` is the first that is too late. */
  readonly fromMs: number | null;
  readonly toMs: number | null;
  /** Screenings of these actors; null: of everybody. */
  readonly actors: readonly string[] | null;
  /** Number of the last row that was recorded when it was asked. */
  readonly upTo: number;
} & LookbackProgress;

/** How far a lookback is. It goes from the newest screening to the oldest. */
type LookbackProgress = {
  /** Parts that are done. */
  readonly step: number;
  /** The oldest screening that was looked at; null before the first part. */
  readonly lookedTo: Buffer | null;
  /** Null until screenings are counted. */
  readonly total: number | null;
  readonly scanned: number;
  readonly unreadable: number;
  /** Not stored any more. */
  readonly skipped: number;
  readonly found: number;
};

/** One screening in which the party was found. */
export type LookbackHit = {
  /** From 1, in the order in which they were found. */
  readonly number: number;
  readonly screeningId: Buffer;
  readonly nameScore: number;
  readonly score: number;
  readonly priority: 'high' | 'review';
  readonly matchedName: string | null;
};

/** The outcome of a part of a lookback. */
export type LookbackPart = {
  readonly lookedTo: Buffer;
  readonly scanned: number;
  readonly unreadable: number;
  readonly hits: readonly Omit<LookbackHit, 'number'>[];
};

/** A change of a lookback, where it is in one of some states. */
export type LookbackChange = Partial<Pick<Lookback, 'state' | 'startedAt' | 'endedAt' | 'total' | 'skipped'>>;

/** A lookback as pages find it. */
export type PlacedLookback = Lookback & { readonly place: number };
