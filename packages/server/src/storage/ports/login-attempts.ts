import type { AuditEvent } from './audit-log.ts';

/** What attempts are counted for, and how many at once are free of a wait. */
export type AttemptKey = { readonly key: string; readonly free: number };

/** Attempts to log in, counted before they are evaluated. */
export interface LoginAttemptStore {
  /** Counts an attempt, and is true, unless the key has to wait: of many at once, no more succeed than are free. */
  take(key: AttemptKey, nowMs: number): Promise<boolean>;
  /** Until when a key waits; undefined where nothing is counted for it. */
  blockedUntil(key: string): Promise<number | undefined>;
  /** Keys that wait at this time, with how long. */
  blocked(nowMs: number): Promise<ReadonlyMap<string, number>>;
  /** Forgets all attempts of one key, and one attempt of another: they turned out to be right. */
  succeed(forgotten: string, lessened?: string): Promise<void>;
  /** Forgets all attempts of a key and of every address, with the event; neither where nothing is counted. */
  unlock(key: string, event: AuditEvent): Promise<boolean>;
}
