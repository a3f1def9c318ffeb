import { parentPort, workerData } from 'node:worker_threads';
import type { DatabaseOrder } from './database-facts.ts';
import { readDatabase } from './read-database.ts';

const port = parentPort;
if (port === null) throw new Error('database-thread.ts runs as a worker only');
const order: DatabaseOrder = workerData;
port.postMessage(await readDatabase(order));
