import type { Settings } from '../config/settings.ts';
import type { OpenFor } from '../db/dialect.ts';
import { type StartWriterThread, startWriterThread } from '../db/writing/writer.ts';
import { openSqliteStorage } from './open-sqlite.ts';
import type { Storage } from './storage.ts';

/**
 * Opens the database that the settings name: PostgreSQL where they have its URL, else SQLite in the data folder.
 *
 * @throws ConfigError when it cannot be used
 */
export async function openStorage(
  { databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  openFor: OpenFor = 'command',
  startThread: StartWriterThread = startWriterThread,
): Promise<Storage> {
  if (databaseUrl === null) return openSqliteStorage(dataDir, openFor, startThread);
  // Loaded only where it is used.
  const { openPostgresStorage } = await import('./open-postgres.ts');
  return openPostgresStorage(databaseUrl, openFor, startThread);
}
