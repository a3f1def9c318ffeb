import Database from 'better-sqlite3';

/** How long a connection waits for another process's write lock. */
export const BUSY_TIMEOUT_MS = 10_000;

/**
 * Pages that a connection keeps, in KiB (`PRAGMA cache_size`, negative). The library's 16 MB are memory of this
 * process; what does not fit here is in the system's page cache, which gives way where memory is short.
 */
const CACHE_KIB = 2_048;

/** `PRAGMA synchronous` = FULL: a commit returns when the bytes are on the disk. */
const FULL = 2;

/**
 * Opens the database for durable use: write-ahead log, `synchronous=FULL`, foreign keys.
 *
 * The library is built with `WAL_SYNCHRONOUS=1`, so FULL must be asked for on every connection; a killed process would
 * not show the difference, a power cut would. So it is read back, here and not only in a test.
 *
 * @throws when the database cannot be opened or does not promise durability.
 */
export function openConnection(path: string, there: 'existing' | 'perhaps' = 'perhaps'): Database.Database {
  const connection = new Database(path, { timeout: BUSY_TIMEOUT_MS, fileMustExist: there === 'existing' });
  connection.pragma('journal_mode = WAL');
  connection.pragma('synchronous = FULL');
  connection.pragma(`cache_size = -${CACHE_KIB}`);
  connection.pragma('foreign_keys = ON');
  // What is deleted is overwritten with zeros, also in pages that become free.
  connection.pragma('secure_delete = ON');
  const mode = connection.pragma('synchronous', { simple: true });
  if (mode !== FULL) {
    connection.close();
    throw new Error(`SQLite runs with synchronous=${String(mode)} instead of FULL: records would not be durable.`);
  }
  return connection;
}

/** Length of the database as a connection sees it: its file, once the write-ahead log is carried over. */
export function databaseBytes(connection: Database.Database): number {
  const pages = Number(connection.pragma('page_count', { simple: true }));
  return pages * Number(connection.pragma('page_size', { simple: true }));
}
