import { parentPort, workerData } from 'node:worker_threads';
import { stepBack } from '../threads/step-back.ts';
import { type PrintOrder, print } from './print.ts';

const port = parentPort;
if (port === null) throw new Error('print-thread.ts runs as a worker only');
stepBack();
const order: PrintOrder = workerData;
port.postMessage(await print(order));
