import { existsSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { ConfigError } from '../../lib/errors/config-error.ts';

/**
 * Opens a database to read it without changing a byte of it or its log, also while a service writes to it. Node's own
 * SQLite takes the URI that this needs.
 *
 * @throws ConfigError where there is none, or it cannot be read without writing
 */
export function openUnchanged(path: string): DatabaseSync {
  if (!existsSync(path)) throw new ConfigError(`There is no database ${path}.`);
  const hasIndex = existsSync(`${path}-shm`);
  const walBytes = statSync(`${path}-wal`, { throwIfNoEntry: false })?.size;
  if (walBytes !== undefined && walBytes > 0 && !hasIndex)
    throw new ConfigError(`${path}-wal is there without namesake.db-shm: start and stop the service once.`);
  const url = pathToFileURL(path);
  url.search = hasIndex && walBytes !== undefined ? 'readonly_shm=1' : 'immutable=1';
  return new DatabaseSync(url, { readOnly: true, timeout: 5_000 });
}
