import { flushCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { servePostgresWriter } from './postgres-writer.ts';

if (parentPort === null) throw new Error('writer-thread.ts runs as a worker only');
servePostgresWriter(parentPort, workerData);
// What a thread loads is not kept compiled when it ends, as that of a process is.
flushCompileCache();
