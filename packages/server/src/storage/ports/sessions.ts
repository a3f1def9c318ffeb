import type { AuditEvent } from './audit-log.ts';
import type { SpentProof } from './factors.ts';

export type Session = {
  /** Hash of the cookie's value. */
  readonly hash: Buffer;
  /** By which its user names it; tells nothing of the cookie. */
  readonly id: string;
  readonly userId: string;
  readonly createdAt: number;
  readonly lastSeenAt: number;
  readonly expiresAt: number;
  /** Network address of the log-in. */
  readonly address: string;
  /** What the browser called itself. */
  readonly browser: string;
};

/** Which sessions have ended: those past their end, and those not used since. */
export type Ended = { readonly nowMs: number; readonly idleSinceMs: number };

/** What a log-in with a second factor uses up: the step that waited for it (hash of its cookie), and the proof. */
export type SecondStepTaken = { readonly step?: Buffer | undefined; readonly proof: SpentProof };

/** Each change happens with its event, or not at all. */
export interface SessionStore {
  /**
   * Begins a session and notes the log-in; the one that it `replaces` ends, and those that are over are removed. False,
   * and no session, if what the second step takes was used up before: of two log-ins with one code, one succeeds.
   */
  create(
    session: Session,
    replaces: Buffer | undefined,
    ended: Ended,
    event: AuditEvent,
    taken?: SecondStepTaken,
  ): Promise<boolean>;
  find(hash: Buffer): Promise<Session | undefined>;
  /** Those of a user, the last used first. */
  listOf(userId: string): Promise<readonly Session[]>;
  /** Notes that it is in use, unless that was noted after `unlessSinceMs`. */
  touch(hash: Buffer, atMs: number, unlessSinceMs: number): Promise<void>;
  /** False where the user has no such session. */
  remove(userId: string, id: string, event: AuditEvent): Promise<boolean>;
  /** Ends all sessions of a user. */
  removeAll(userId: string, event: AuditEvent): Promise<void>;
  /** Ends all sessions of a user but one. */
  removeOthers(userId: string, kept: Buffer, event: AuditEvent): Promise<void>;
}
