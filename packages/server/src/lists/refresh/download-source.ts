import { Worker } from 'node:worker_threads';
import type { PlannedSource } from '../../config/planned-sources.ts';
import type { Download, DownloadNews } from './ask-publishers.ts';
import type { DownloadMessage, DownloadRequest } from './download-thread.ts';
import { NotDownloaded } from './not-downloaded.ts';

/**
 * Asks a publisher for its list, in a thread of its own: verifying a file of 30 MB must not hold up searches. The last
 * good file stays where the new one is refused or does not come.
 *
 * @throws NotDownloaded that says why there is no new file
 */
export function downloadSource(
  source: PlannedSource,
  dir: string,
  tell: (news: DownloadNews) => void,
): Promise<Download> {
  return inThread({ source, dir }, tell);
}

/**
 * Takes a refused download in place of the last good version, read whole again in a thread of its own.
 *
 * @throws NotDownloaded that says why it cannot be taken
 */
export async function acceptSource(source: PlannedSource, dir: string, sha256: string): Promise<void> {
  await inThread({ source, dir, accept: sha256 }, () => {});
}

function inThread(request: DownloadRequest, tell: (news: DownloadNews) => void): Promise<Download> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./download-thread.ts', import.meta.url), { workerData: request });
    thread.on('message', (message: DownloadMessage) => {
      if (message.kind === 'done') resolve(message);
      else if (message.kind === 'failed')
        reject(new NotDownloaded(message.reason, { kind: message.problem, isOffline: message.isOffline }));
      else tell(message);
    });
    thread.on('error', reject);
    thread.on('exit', () => reject(new NotDownloaded('the download ended without a result')));
    // A download under way must not keep a stopped service alive.
    thread.unref();
  });
}
