import { Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import type { EvidenceOrder } from './evidence-order.ts';
import type { EvidenceThreadStart } from './evidence-thread.ts';

/** The bytes of an evidence pack, made in a thread as fast as they are read. Destroying it ends the thread. */
export function evidenceStream(path: string, order: EvidenceOrder): Readable {
  const workerData: EvidenceThreadStart = { path, order };
  const thread = new Worker(new URL('./evidence-thread.ts', import.meta.url), { workerData });
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
