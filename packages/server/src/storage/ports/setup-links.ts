import type { AuditEvent } from './audit-log.ts';

export interface SetupLinkStore {
  /** Makes this the only link that works, and appends the event, both or none. */
  replace(hash: Buffer, event: AuditEvent): Promise<void>;
  /** Hash of the link that works, or undefined. It stops working once the first user exists. */
  current(): Promise<Buffer | undefined>;
}
