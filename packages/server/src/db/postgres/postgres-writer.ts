import type { MessagePort } from 'node:worker_threads';
import { LedgerWriter } from '../writing/ledger-writer.ts';
import { serveWriter } from '../writing/serve-writer.ts';
import { WriteConnection } from './write-connection.ts';
import { BatchTransactions, POSTGRES_LEDGER } from './write-transaction.ts';

/** Start data of the thread: its database URL, and the name of this process in segments. */
export type WriterStart = { readonly url: string; readonly writer: string; readonly isService: boolean };

/** Writes the requests that arrive at a port to a PostgreSQL database. */
export function servePostgresWriter(port: MessagePort, { url, writer, isService }: WriterStart): void {
  const connection = new WriteConnection(url);
  const ledger = new LedgerWriter(POSTGRES_LEDGER, writer);
  serveWriter(port, isService, (parts) => {
    const transactions = new BatchTransactions({ ...parts, connection, ledger });
    return {
      ledger,
      write: (writes) => transactions.write(writes),
      // Deleted rows are vacuumed on another connection, see `vacuumDead`: nothing to do here.
      wipe: () => 0,
      close: () => connection.close(),
    };
  });
}
