import type { AuditEvent } from './audit-log.ts';

/** What there is once of each installation. */
export interface InstallationStore {
  /** Check value of the secret of this database; undefined before the first start. */
  secretCheck(): Promise<Buffer | undefined>;
  /** Keeps it where none is kept yet. */
  keepSecretCheck(check: Buffer): Promise<void>;
  /** Another secret counts from now on. */
  replaceSecretCheck(check: Buffer, event: AuditEvent): Promise<void>;
  /** When the operator last noted a backup of the database, Unix milliseconds; undefined where none is known. */
  lastBackup(): Promise<number | undefined>;
  noteBackup(atMs: number): Promise<void>;
}
