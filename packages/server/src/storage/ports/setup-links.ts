import type { AuditEvent } from './audit-log.ts';

export interface SetupLinkStore {
  /** Makes this the only link that works, and records who made it where an event is given. */
  replace(hash: Buffer, atMs: number, event?: AuditEvent): Promise<void>;
  /** Hash of the link that works, or undefined. */
  current(): Promise<Buffer | undefined>;
  clear(): Promise<void>;
}
