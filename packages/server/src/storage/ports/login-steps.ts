import type { AuditEvent } from './audit-log.ts';

/** A log-in whose password was right, and whose second step is awaited. */
export type LoginStep = {
  /** Hash of the cookie that the browser got. */
  readonly hash: Buffer;
  readonly userId: string;
  readonly expiresAt: number;
};

export interface LoginStepStore {
  /** Keeps it, with the event; those that have expired by the time of the event are removed. */
  create(step: LoginStep, event: AuditEvent): Promise<void>;
  /** One that has not expired. */
  find(hash: Buffer, nowMs: number): Promise<LoginStep | undefined>;
  /** Counts a guess, and is true, unless there were that many: of many at once, no more succeed than are allowed. */
  guess(hash: Buffer, most: number): Promise<boolean>;
}
