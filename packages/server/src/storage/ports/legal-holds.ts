import type { LegalHold } from '../../retention/legal-hold.ts';
import type { AuditEvent } from './audit-log.ts';

/** Legal holds. Each change happens with its event, or not at all. */
export interface LegalHoldStore {
  /** All that were ever placed, the newest first. */
  list(): Promise<readonly LegalHold[]>;
  place(hold: LegalHold, event: AuditEvent): Promise<void>;
  /** False where no such hold is in force. */
  lift(id: string, by: { readonly at: number; readonly actor: string }, event: AuditEvent): Promise<boolean>;
  /** Changes with every hold that is placed or lifted. */
  version(): Promise<number>;
}
