import { flushCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { serveSqliteWriter } from './sqlite-writer.ts';

if (parentPort === null) throw new Error('writer-thread.ts runs as a worker only');
serveSqliteWriter(parentPort, workerData);
// What a thread loads is not kept compiled when it ends, as that of a process is.
flushCompileCache();
