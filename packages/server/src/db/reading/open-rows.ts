import { existsSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import Database from 'better-sqlite3';
import { ConfigError } from '../../lib/errors/config-error.ts';
import type { DatabaseSource } from './database-source.ts';
import type { RowReader } from './row-reader.ts';
import { SqliteRows } from './sqlite-rows.ts';
import { StorageRows } from './storage-rows.ts';

/** How long a read waits for another process's lock. */
const WAIT_MS = 10_000;

/** On PostgreSQL, `live` sees each time what is there then; `unchanged` is as at one moment. */
type ReadAs = 'live' | 'unchanged';

/**
 * Opens a database to read it as a whole. A SQLite file is read by the library of the storage, unless it has to stay
 * untouched: closing it in another copy of SQLite would give up the storage's locks on it in this process, and the next
 * command that ends would remove the write-ahead log (sqlite.org/howtocorrupt.html, section 2.2.1).
 *
 * @throws ConfigError where there is none, or it cannot be read
 */
export async function openRows(source: DatabaseSource, as: ReadAs): Promise<RowReader> {
  if (source.kind === 'sqlite')
    return source.untouched === true
      ? new SqliteRows(openUnchanged(source.path))
      : new StorageRows(new Database(source.path, { readonly: true, fileMustExist: true, timeout: WAIT_MS }));
  // Loaded where it is used: an installation on SQLite never needs it.
  const { openPostgresRows } = await import('./postgres-rows.ts');
  return openPostgresRows(source, as);
}

/**
 * Opens a database to read it without changing a byte of it or its log, also while a service writes to it. Node's own
 * SQLite takes the URI that this needs.
 *
 * @throws ConfigError where there is none, or it cannot be read without writing
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
