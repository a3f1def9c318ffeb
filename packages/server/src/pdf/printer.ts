import { Worker } from 'node:worker_threads';
import { Turns } from '../search/pool/turns.ts';
import type { PrintOrder } from './print.ts';

/** Prints in a thread of its own, one document at a time: shaping text must not hold up searches. */
export class Printer {
  readonly #turns = new Turns('Documents');

  /** @throws ApiError `overloaded`, `request_cancelled` */
  print(caller: string, gone: AbortSignal, order: PrintOrder): Promise<Buffer> {
    return this.#turns.take(caller, gone, () => inThread(order));
  }
}

function inThread(order: PrintOrder): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./print-thread.ts', import.meta.url), { workerData: order });
    thread.on('message', (bytes: Uint8Array) => resolve(Buffer.from(bytes)));
    thread.on('error', reject);
    thread.on('exit', () => reject(new Error('Printing ended without a document.')));
    thread.unref();
  });
}
