import { Worker } from 'node:worker_threads';
import type { FoundScreening } from '../store/erased-records.ts';
import type { ScanReply, ScanStart } from './scan-protocol.ts';

/** Looks through screenings in a thread of its own, which waits while a page is dealt with. */
export async function scan(
  start: ScanStart,
  onBatch: (found: readonly FoundScreening[]) => Promise<void>,
): Promise<void> {
  const thread = new Worker(new URL('./scan-thread.ts', import.meta.url), {
    workerData: start,
    resourceLimits: { maxOldGenerationSizeMb: 128 },
  });
  try {
    await new Promise<void>((resolve, reject) => {
      thread.on('error', reject);
      thread.on('exit', () => reject(new Error('the thread that looks through records ended')));
      thread.on('message', (found: ScanReply) => {
        if (found === null) return resolve();
        onBatch(found).then(() => thread.postMessage('next'), reject);
      });
      thread.postMessage('next');
    });
  } finally {
    await thread.terminate();
  }
}
