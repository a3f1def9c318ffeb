import { ApiError } from '../errors/api-error.ts';
import { runInThread } from '../threads/run-in-thread.ts';
import { Semaphore } from '../threads/semaphore.ts';
import type { PrintOrder } from './print.ts';

const ENTRY = new URL('./print-thread.ts', import.meta.url);
/** The largest text takes a few seconds. */
const MAX_MS = 60_000;
const TOO_LATE = { detail: 'The document took too long to make.', headers: { 'retry-after': '60' } };

/** Prints on a separate thread, one document at a time, because shaping text must not delay searches. */
export class Printer {
  readonly #semaphore = new Semaphore('Documents');

  /** @throws ApiError `overloaded`, `request_cancelled`, `deadline_exceeded` */
  print(caller: string, gone: AbortSignal, order: PrintOrder): Promise<Buffer> {
    return this.#semaphore.take(caller, gone, async () => {
      const bytes = await runInThread<Uint8Array<ArrayBuffer>>(ENTRY, order, {
        isBackground: true,
        timeout: { ms: MAX_MS, error: () => new ApiError('deadline_exceeded', TOO_LATE) },
        endedText: 'Printing ended without a document.',
      });
      return Buffer.from(bytes);
    });
  }
}
