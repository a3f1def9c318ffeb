import { ApiError } from '../lib/errors/api-error.ts';
import { runInThread } from '../lib/threads/run-in-thread.ts';
import { Semaphore } from '../lib/threads/semaphore.ts';
import { FIRST_ROWS } from './lay-out.ts';
import type { SpreadsheetOrder, SpreadsheetResult, UnpackedSheet } from './spreadsheet-thread.ts';

/** Messages in flight, each of about 256,000 characters. */
const CREDIT = 4;
const HEAP_MB = 768;

/** Unpacks workbooks on a separate thread, one at a time, so that parsing does not delay searches. */
export class Spreadsheets {
  readonly #semaphore = new Semaphore('Spreadsheets');

  /**
   * Unpacks all sheets of a workbook into row lines, which are stored as they arrive.
   * @throws ApiError `file_unreadable`, `overloaded`, `request_cancelled`
   */
  unpack(
    caller: string,
    gone: AbortSignal,
    bytes: Uint8Array<ArrayBuffer>,
    store: (lines: Buffer) => Promise<void>,
  ): Promise<readonly UnpackedSheet[]> {
    return this.#semaphore.take(caller, gone, () => inThread(bytes, store));
  }
}

async function inThread(
  bytes: Uint8Array<ArrayBuffer>,
  store: (lines: Buffer) => Promise<void>,
): Promise<readonly UnpackedSheet[]> {
  const credit = new Int32Array(new SharedArrayBuffer(4)).fill(CREDIT);
  const order: SpreadsheetOrder = { bytes, credit, firstRows: FIRST_ROWS };
  const entry = new URL('./spreadsheet-thread.ts', import.meta.url);
  const unpacked = await runInThread<SpreadsheetResult, string>(entry, order, {
    onMessage: async (lines) => {
      await store(Buffer.from(lines));
      Atomics.add(credit, 0, 1);
      Atomics.notify(credit, 0);
    },
    transfer: [bytes.buffer],
    limits: { maxOldGenerationSizeMb: HEAP_MB },
    isBackground: true,
    endedText: 'The thread that unpacks spreadsheets ended.',
  }).catch((error: Error & { readonly code?: string }) => {
    throw error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? unreadable('holds too much text: save it as CSV') : error;
  });
  if ('refused' in unpacked) throw unreadable(unpacked.refused);
  return unpacked.sheets;
}

const unreadable = (what: string): ApiError => new ApiError('file_unreadable', { detail: `The file ${what}.` });
