import { Readable } from 'node:stream';
import type { DatabaseSource } from '../../db/reading/database-source.ts';
import { runInThread } from '../../lib/threads/run-in-thread.ts';
import type { EvidenceOrder } from './evidence-order.ts';
import type { EvidenceThreadStart } from './evidence-thread.ts';

/** The thread holds some hundred rows at a time; without limits, its garbage would grow to the machine's memory. */
const THREAD_LIMITS = { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 512 };

/** The bytes of an evidence pack, made on a thread as fast as they are read. Destroying the stream ends the thread. */
export function evidenceStream(source: DatabaseSource, order: EvidenceOrder): Readable {
  const start: EvidenceThreadStart = { source, order };
  const stop = new AbortController();
  let wantMore = (): void => {};
  const made = runInThread<null, Uint8Array>(new URL('./evidence-thread.ts', import.meta.url), start, {
    // The thread makes the next chunk once this one is read.
    onMessage: (chunk) =>
      new Promise((resolve) => {
        wantMore = resolve;
        stream.push(Buffer.from(chunk));
      }),
    signal: stop.signal,
    limits: THREAD_LIMITS,
    endedText: 'the evidence pack ended early',
  }).then(
    () => void stream.push(null),
    (error: Error) => void stream.destroy(error),
  );
  const stream = new Readable({
    read: () => wantMore(),
    destroy: (error, done) => {
      stop.abort();
      made.then(() => done(error), done);
    },
  });
  return stream;
}
