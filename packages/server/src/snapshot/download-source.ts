import { Worker } from 'node:worker_threads';
import type { PlannedSource } from '../config/planned-sources.ts';
import type { Download } from './download-lists.ts';
import type { DownloadMessage, DownloadRequest } from './download-thread.ts';

/**
 * Asks a publisher for its list, in a thread of its own: verifying a file of 30 MB must not hold up searches. The last
 * good file stays where the new one is refused or does not come.
 *
 * @throws Error that says why there is no new file
 */
export function downloadSource(source: PlannedSource, dir: string, say: (text: string) => void): Promise<Download> {
  return inThread({ source, dir }, say);
}

/**
 * Takes a refused download in place of the last good version, read whole again in a thread of its own.
 *
 * @throws Error that says why it cannot be taken
 */
export async function acceptSource(source: PlannedSource, dir: string, sha256: string): Promise<void> {
  await inThread({ source, dir, accept: sha256 }, () => {});
}

function inThread(request: DownloadRequest, say: (text: string) => void): Promise<Download> {
  const { id } = request.source;
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./download-thread.ts', import.meta.url), { workerData: request });
    thread.on('message', (message: DownloadMessage) => {
      if (message.kind === 'progress') say(message.text);
      else if (message.kind === 'failed') reject(new Error(message.reason));
      else resolve(message);
    });
    thread.on('error', reject);
    thread.on('exit', () => reject(new Error(`${id}: the download ended without a result`)));
    // A download under way must not keep a stopped service alive.
    thread.unref();
  });
}
