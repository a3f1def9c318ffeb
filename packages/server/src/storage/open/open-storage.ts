import type { Settings } from '../../config/settings.ts';
import type { OpenFor } from '../open-for.ts';
import type { Storage } from '../ports/storage.ts';
import { openSqliteStorage } from '../sqlite/open-storage.ts';
import { type StartWriterThread, startWriterThread } from '../writing/writer.ts';

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
  const { openPostgresStorage } = await import('../postgres/open-storage.ts');
  return openPostgresStorage(databaseUrl, openFor, startThread);
}
