import { flushCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { AheadOrder } from './read-ahead.ts';
import { readChecked } from './read-saved.ts';

// Reads a saved index while the program is still being loaded, and ends.
const { path, key }: AheadOrder = workerData;
parentPort?.postMessage(await readChecked(path, key).catch(() => undefined));
// What a thread loads is not kept compiled when it ends, as that of a process is.
flushCompileCache();
