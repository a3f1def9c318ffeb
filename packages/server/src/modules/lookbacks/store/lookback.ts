import type { LookbackState } from '@namesake/contract';
import type { ComparedEntity, Policy } from '@namesake/engine';

/** A background search for one party in recorded screenings. Times are Unix milliseconds. */
export type Lookback = {
  readonly id: string;
  readonly state: LookbackState;
  /** `user:…` or `token:…`. */
  readonly createdBy: string;
  readonly createdAt: number;
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  /** Listed party of the lookback; null if the party was described. */
  readonly entityId: string | null;
  readonly entity: ComparedEntity;
  /** Policy at the time of the request, with the threshold of the lookback. */
  readonly policy: Policy;
  readonly reason: string | null;
  /** Time range of screenings; `toMs` is exclusive. */
  readonly fromMs: number | null;
  readonly toMs: number | null;
  /** Actors of the screenings; null for all. */
  readonly actors: readonly string[] | null;
  /** Number of the last row recorded at the time of the request. */
  readonly upTo: number;
} & LookbackProgress;

/** Progress of a lookback, which goes from the newest screening to the oldest. */
type LookbackProgress = {
  /** Number of finished parts. */
  readonly step: number;
  /** Oldest screening compared so far; null before the first part. */
  readonly lookedTo: Buffer | null;
  /** Null until the screenings are counted. */
  readonly total: number | null;
  readonly scanned: number;
  readonly unreadable: number;
  /** Screenings no longer stored. */
  readonly skipped: number;
  readonly found: number;
};

/** One screening in which the party was found. */
export type LookbackHit = {
  /** From 1, in the order of finding. */
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

/** A change of a lookback, applied only in certain states. */
export type LookbackChange = Partial<Pick<Lookback, 'state' | 'startedAt' | 'endedAt' | 'total' | 'skipped'>>;

/** A lookback with its place in the order of pages. */
export type PlacedLookback = Lookback & { readonly place: number };
