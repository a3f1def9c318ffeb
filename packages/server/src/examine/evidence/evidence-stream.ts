import { Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import type { DatabaseSource } from '../../db/reading/database-source.ts';
import type { EvidenceOrder } from './evidence-order.ts';
import type { EvidenceThreadStart } from './evidence-thread.ts';

/** The thread holds some hundred rows at a time; without limits its garbage would grow to what the machine has. */
const THREAD_LIMITS = { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 512 };

/** The bytes of an evidence pack, made in a thread as fast as they are read. Destroying it ends the thread. */
export function evidenceStream(source: DatabaseSource, order: EvidenceOrder): Readable {
  const workerData: EvidenceThreadStart = { source, order };
  const options = { workerData, resourceLimits: THREAD_LIMITS };
  const thread = new Worker(new URL('./evidence-thread.ts', import.meta.url), options);
  let isWhole = false;
  const stream = new Readable({
    read: () => thread.postMessage('more'),
    destroy: (error, done) => {
      thread.terminate().then(() => done(error), done);
    },
  });
  thread.on('message', (chunk: Uint8Array | null) => {
    isWhole ||= chunk === null;
    stream.push(chunk === null ? null : Buffer.from(chunk));
  });
  thread.on('error', (error) => stream.destroy(error));
  thread.on('exit', () => {
    if (!isWhole && !stream.destroyed) stream.destroy(new Error('the evidence pack ended early'));
  });
  return stream;
}
