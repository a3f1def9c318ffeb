import { flushCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { servePostgresWriter } from './postgres-writer.ts';

if (parentPort === null) throw new Error('writer-thread.ts runs as a worker only');
servePostgresWriter(parentPort, workerData);
// Unlike a process, a thread does not save its compile cache when it ends.
flushCompileCache();
