import { parentPort, workerData } from 'node:worker_threads';
import { drivePaced, type Paced } from './drive-paced.ts';

// Asks on a thread of its own: what else the program that measures holds, an index among it, must not delay its
// clock.
const paced: Paced = workerData;
parentPort?.postMessage(await drivePaced(paced));
