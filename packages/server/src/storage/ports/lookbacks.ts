import type { Lookback, LookbackHit, LookbackPart } from '../../lookbacks/lookback.ts';
import type { AuditEvent } from './audit-log.ts';

/** A change of a lookback, where it is in one of some states. */
export type LookbackChange = Partial<Pick<Lookback, 'state' | 'startedAt' | 'endedAt' | 'total' | 'skipped'>>;

/** A lookback as pages find it. */
export type PlacedLookback = Lookback & { readonly place: number };

/** Lookbacks: what is asked, how far each is, and the screenings it found. */
export interface LookbackStore {
  add(lookback: Lookback, event: AuditEvent): Promise<void>;
  find(id: string): Promise<Lookback | undefined>;
  /** The newest first, before a place: over own screenings and by one of these, or all. */
  page(
    actors: readonly string[] | undefined,
    before: number | undefined,
    limit: number,
  ): Promise<readonly PlacedLookback[]>;
  /** How many lookbacks of somebody are not over. */
  unfinished(createdBy: string): Promise<number>;
  /** Those that are queued or running. */
  waiting(): Promise<readonly string[]>;
  /** False where it is in another state; then nothing is changed. */
  change(id: string, from: readonly Lookback['state'][], change: LookbackChange, event?: AuditEvent): Promise<boolean>;
  /** Stores what a part came to. False where another one is done meanwhile, or it does not run. */
  finish(lookback: Lookback, part: LookbackPart): Promise<boolean>;
  /** What was found, after a number, in order. */
  hits(lookback: string, after: number, limit: number): Promise<readonly LookbackHit[]>;
  /** How many of what was found are still there. */
  hitCount(lookback: string): Promise<number>;
  /** Lookbacks in whose names or reason a text is; upper and lower case are the same. */
  about(text: string): Promise<readonly string[]>;
  /** Takes away lookbacks with what they found. */
  erase(ids: readonly string[], event: AuditEvent): Promise<void>;
  /** Takes away some lookbacks that ended before a time. Resolves with how many. */
  purgeEnded(cutoffMs: number, event: AuditEvent): Promise<number>;
}
