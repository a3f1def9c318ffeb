import { Worker } from 'node:worker_threads';
import { ApiError } from '../errors/api-error.ts';
import { Turns } from '../threads/turns.ts';
import type { PrintOrder } from './print.ts';

/** The largest text takes a few seconds. */
const MOST_MS = 60_000;
const TOO_LATE = { detail: 'The document took too long to make.', headers: { 'retry-after': '60' } };

/** Prints in a thread of its own, one document at a time: shaping text must not hold up searches. */
export class Printer {
  readonly #turns = new Turns('Documents');

  /** @throws ApiError `overloaded`, `request_cancelled`, `deadline_exceeded` */
  print(caller: string, gone: AbortSignal, order: PrintOrder): Promise<Buffer> {
    return this.#turns.take(caller, gone, () => inThread(order));
  }
}

async function inThread(order: PrintOrder): Promise<Buffer> {
  const thread = new Worker(new URL('./print-thread.ts', import.meta.url), { workerData: order });
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  thread.on('message', (bytes: Uint8Array) => resolve(Buffer.from(bytes)));
  thread.on('error', reject);
  thread.on('exit', () => reject(new Error('Printing ended without a document.')));
  thread.unref();
  const tooLate = setTimeout(() => reject(new ApiError('deadline_exceeded', TOO_LATE)), MOST_MS);
  return promise.finally(() => {
    clearTimeout(tooLate);
    return thread.terminate();
  });
}
