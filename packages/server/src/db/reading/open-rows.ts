import { existsSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import Database from 'better-sqlite3';
import { ConfigError } from '../../lib/errors/config-error.ts';
import type { DatabaseSource } from './database-source.ts';
import type { RowReader } from './row-reader.ts';
import { SqliteRows } from './sqlite-rows.ts';
import { StorageRows } from './storage-rows.ts';

/** Time limit for waiting for another process's lock. */
const WAIT_MS = 10_000;

/** On PostgreSQL, `live` reads the current state each time; `unchanged` reads one snapshot. */
type ReadAs = 'live' | 'unchanged';

/**
 * Opens a database for reading it as a whole. A SQLite file is read by the storage's library unless it must stay
 * untouched: closing it in another copy of SQLite would drop the storage's locks in this process, and the next command
 * to end would delete the write-ahead log (sqlite.org/howtocorrupt.html, section 2.2.1).
 * @throws ConfigError when there is none, or it cannot be read
 */
export async function openRows(source: DatabaseSource, as: ReadAs): Promise<RowReader> {
  if (source.kind === 'sqlite')
    return source.untouched === true
      ? new SqliteRows(openUnchanged(source.path))
      : new StorageRows(new Database(source.path, { readonly: true, fileMustExist: true, timeout: WAIT_MS }));
  // Loaded when needed: an installation on SQLite never needs it.
  const { openPostgresRows } = await import('./postgres-rows.ts');
  return openPostgresRows(source, as);
}

/**
 * Opens a database for reading without changing a byte of it or its log, even while a service writes to it. Node's own
 * SQLite accepts the URI that this needs.
 * @throws ConfigError when there is none, or it cannot be read without writing
 */
function openUnchanged(path: string): DatabaseSync {
  if (!existsSync(path)) throw new ConfigError(`There is no database ${path}.`);
  const hasIndex = existsSync(`${path}-shm`);
  const walBytes = statSync(`${path}-wal`, { throwIfNoEntry: false })?.size;
  if (walBytes !== undefined && walBytes > 0 && !hasIndex)
    throw new ConfigError(`${path}-wal is there without namesake.db-shm: start and stop the service once.`);
  const url = pathToFileURL(path);
  url.search = hasIndex && walBytes !== undefined ? 'readonly_shm=1' : 'immutable=1';
  return new DatabaseSync(url, { readOnly: true, timeout: 5_000 });
}
