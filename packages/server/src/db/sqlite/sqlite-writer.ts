import type { MessagePort } from 'node:worker_threads';
import { StorageUnavailable } from '../../lib/errors/storage-problem.ts';
import { LedgerWriter } from '../writing/ledger-writer.ts';
import { serveWriter } from '../writing/serve-writer.ts';
import type { FileIds } from './database-files.ts';
import { DatabaseFiles } from './database-files.ts';
import { BUSY_TIMEOUT_MS, databaseBytes, openConnection } from './open-connection.ts';
import { batchWriter, SQLITE_LEDGER } from './write-transaction.ts';

/** Start data of the thread: the files that its connection must find, and the name of this process in segments. */
export type WriterStart = FileIds & { readonly writer: string; readonly isService: boolean };

const WIPE_WAIT_MS = 50;

/**
 * Writes the requests that arrive at a port to a SQLite database.
 * @throws StorageUnavailable when another file is at its path, which would be written to
 */
export function serveSqliteWriter(port: MessagePort, start: WriterStart): void {
  // At the first check nothing can have shrunk: the database is only queried for its length once it is open.
  const files = new DatabaseFiles(start, () => databaseBytes(db));
  checkFiles(files);
  const db = openConnection(start.path, 'existing');
  checkFiles(files);
  const ledger = new LedgerWriter(SQLITE_LEDGER, start.writer);
  serveWriter(port, start.isService, (parts) => ({
    ledger,
    write: batchWriter({ ...parts, db, files, ledger }),
    wipe: () => {
      // A reader of the log must not delay searches.
      db.pragma(`busy_timeout = ${WIPE_WAIT_MS}`);
      const busy = db.pragma('wal_checkpoint(TRUNCATE)', { simple: true });
      db.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
      return busy === 0 ? 1 : 0;
    },
    close: () => void db.close(),
  }));
}

function checkFiles(files: DatabaseFiles): void {
  const problem = files.problem();
  if (problem !== undefined) throw new StorageUnavailable(problem);
}
