import { parentPort, workerData } from 'node:worker_threads';
import { drivePaced, type Paced } from './drive-paced.ts';

// Sends requests on a separate thread, so that the measuring program's data, such as an index, cannot delay its clock.
const paced: Paced = workerData;
parentPort?.postMessage(await drivePaced(paced));
