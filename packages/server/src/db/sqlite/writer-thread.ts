import { flushCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { serveSqliteWriter } from './sqlite-writer.ts';

if (parentPort === null) throw new Error('writer-thread.ts runs as a worker only');
serveSqliteWriter(parentPort, workerData);
// Unlike a process, a thread does not save its compile cache when it ends.
flushCompileCache();
