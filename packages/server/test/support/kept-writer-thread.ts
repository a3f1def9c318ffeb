import { parentPort } from 'node:worker_threads';
import { servePostgresWriter } from '../../src/db/postgres/postgres-writer.ts';
import { serveSqliteWriter } from '../../src/db/sqlite/sqlite-writer.ts';

// One database after the other.
parentPort?.on('message', ({ dialect, start, port }) => {
  if (dialect.endsWith('/postgres/')) servePostgresWriter(port, start);
  else serveSqliteWriter(port, start);
});
