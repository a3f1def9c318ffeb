import { Worker } from 'node:worker_threads';
import { ApiError } from '../lib/errors/api-error.ts';
import { Turns } from '../lib/threads/turns.ts';
import type { Sheet } from '../modules/batches/store/batch.ts';
import { FIRST_ROWS, type FirstRows } from './lay-out.ts';

/** A sheet of a workbook, with its first rows. */
export type UnpackedSheet = Sheet & { readonly first: FirstRows };

export type SpreadsheetOrder = {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** How many more messages may be sent before one is stored. */
  readonly credit: Int32Array<SharedArrayBuffer>;
  readonly firstRows: number;
};

export type SpreadsheetMessage =
  | { readonly lines: string }
  | { readonly sheets: readonly UnpackedSheet[] }
  | { readonly refused: string };

/** Messages on their way: each has about 256,000 characters. */
const CREDIT = 4;
const HEAP_MB = 768;

/** Unpacks workbooks in a thread of its own, one at a time: parsing must not delay searches. */
export class Spreadsheets {
  readonly #turns = new Turns('Spreadsheets');

  /**
   * Unpacks a workbook into lines of rows, of all its sheets, which are stored as they come.
   *
   * @throws ApiError `file_unreadable`, `overloaded`, `request_cancelled`
   */
  unpack(
    caller: string,
    gone: AbortSignal,
    bytes: Uint8Array<ArrayBuffer>,
    store: (lines: Buffer) => Promise<void>,
  ): Promise<readonly UnpackedSheet[]> {
    return this.#turns.take(caller, gone, () => inThread(bytes, store));
  }
}

async function inThread(
  bytes: Uint8Array<ArrayBuffer>,
  store: (lines: Buffer) => Promise<void>,
): Promise<readonly UnpackedSheet[]> {
  const credit = new Int32Array(new SharedArrayBuffer(4)).fill(CREDIT);
  const order: SpreadsheetOrder = { bytes, credit, firstRows: FIRST_ROWS };
  const thread = new Worker(new URL('./spreadsheet-thread.ts', import.meta.url), {
    workerData: order,
    transferList: [bytes.buffer],
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  const { promise, resolve, reject } = Promise.withResolvers<readonly UnpackedSheet[]>();
  let stored = Promise.resolve();
  thread.on('message', (message: SpreadsheetMessage) => {
    if ('lines' in message)
      stored = stored
        .then(() => store(Buffer.from(message.lines)))
        .then(() => {
          Atomics.add(credit, 0, 1);
          Atomics.notify(credit, 0);
        });
    else if ('sheets' in message) stored.then(() => resolve(message.sheets)).catch(reject);
    else reject(unreadable(message.refused));
    stored.catch(reject);
  });
  thread.on('error', (error: Error & { readonly code?: string }) =>
    reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? unreadable('holds too much text: save it as CSV') : error),
  );
  thread.unref();
  return promise.finally(() => thread.terminate());
}

const unreadable = (what: string): ApiError => new ApiError('file_unreadable', { detail: `The file ${what}.` });
