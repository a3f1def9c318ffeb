import { DatabaseSync } from 'node:sqlite';
import type { DatabaseSource } from './database-source.ts';
import { openUnchanged } from './open-unchanged.ts';
import type { RowReader } from './row-reader.ts';
import { SqliteRows } from './sqlite-rows.ts';

/** How long a read waits for another process's lock. */
const WAIT_MS = 10_000;

/** `live` sees each time what is there then; `unchanged` is as at one moment, and leaves no trace. */
export type ReadAs = 'live' | 'unchanged';

/**
 * Opens a database to read it as a whole.
 *
 * @throws ConfigError where there is none, or it cannot be read
 */
export async function openRows(source: DatabaseSource, as: ReadAs): Promise<RowReader> {
  if (source.kind === 'sqlite')
    return new SqliteRows(
      as === 'live' ? new DatabaseSync(source.path, { readOnly: true, timeout: WAIT_MS }) : openUnchanged(source.path),
    );
  // Loaded where it is used: an installation on SQLite never needs it.
  const { openPostgresRows } = await import('./postgres-rows.ts');
  return openPostgresRows(source, as);
}
