import Database from 'better-sqlite3';

/** Time limit for waiting for another process's write lock. */
export const BUSY_TIMEOUT_MS = 10_000;

/**
 * Page cache of a connection, in KiB (`PRAGMA cache_size`, negative). The library's 16 MB are process memory; beyond
 * this size, the system's page cache serves, which yields under memory pressure.
 */
const CACHE_KIB = 2_048;

/** `PRAGMA synchronous` = FULL: a commit returns once its bytes are on disk. */
const FULL = 2;

/**
 * Opens the database durably: write-ahead log, `synchronous=FULL`, foreign keys. The library is built with
 * `WAL_SYNCHRONOUS=1`, so every connection must request FULL. Only a power cut would show the difference, so the
 * setting is read back here.
 * @throws when the database cannot be opened or is not durable.
 */
export function openConnection(path: string, there: 'existing' | 'perhaps' = 'perhaps'): Database.Database {
  const connection = new Database(path, { timeout: BUSY_TIMEOUT_MS, fileMustExist: there === 'existing' });
  connection.pragma('journal_mode = WAL');
  connection.pragma('synchronous = FULL');
  connection.pragma(`cache_size = -${CACHE_KIB}`);
  connection.pragma('foreign_keys = ON');
  // Deleted data is overwritten with zeros, also in pages that become free.
  connection.pragma('secure_delete = ON');
  const mode = connection.pragma('synchronous', { simple: true });
  if (mode !== FULL) {
    connection.close();
    throw new Error(`SQLite runs with synchronous=${String(mode)} instead of FULL: records would not be durable.`);
  }
  return connection;
}

/** Size of the database as a connection sees it: that of its file once the write-ahead log is checkpointed. */
export function databaseBytes(connection: Database.Database): number {
  const pages = Number(connection.pragma('page_count', { simple: true }));
  return pages * Number(connection.pragma('page_size', { simple: true }));
}
