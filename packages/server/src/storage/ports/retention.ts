import type { RetentionVersion } from '../../retention/retention.ts';
import type { AuditEvent } from './audit-log.ts';

/** How long records are kept: every version that was saved. */
export interface RetentionStore {
  /** The newest first; the last is the one that ships. */
  versions(): Promise<readonly RetentionVersion[]>;
  /** False where another version than the one before it is the newest. */
  save(version: RetentionVersion & { readonly savedAt: number }, event: AuditEvent): Promise<boolean>;
  /** The latest time that the clock plausibly showed, Unix milliseconds; 0 before the first look. */
  seenAt(): Promise<number>;
  /** Notes a plausible time, with the event of the person who vouches for it where there is one. */
  see(atMs: number, event?: AuditEvent): Promise<void>;
}
