import { BackupRefused } from './backup-format.ts';

/**
 * A backup of PostgreSQL is made by its own programs: a copy of every table made here would neither lock nor archive as
 * they do.
 *
 * @throws BackupRefused where records are in PostgreSQL
 */
export function refusePostgres(databaseUrl: string | null, what: 'backup' | 'restore'): void {
  if (databaseUrl === null) return;
  const how =
    what === 'backup'
      ? 'Back it up by pg_dump, or by base backups with WAL archives, then run "namesake backup --note";'
      : 'Restore it by pg_restore into an empty database;';
  throw new BackupRefused(
    `NAMESAKE_DATABASE_URL is set: records are in PostgreSQL, which "namesake ${what}" does not touch. ${how} keep next to it the secret (NAMESAKE_SECRET), and "bundle-key.pem" and "trusted-bundle-keys" of a data folder that has them: lists and their versions are in the database (docs/guide/operating.md, Backup).`,
  );
}
