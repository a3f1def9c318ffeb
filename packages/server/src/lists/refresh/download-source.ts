import type { PlannedSource } from '../../config/planned-sources.ts';
import { runInThread } from '../../lib/threads/run-in-thread.ts';
import type { Download, DownloadNews } from './ask-publishers.ts';
import type { DownloadOutcome, DownloadRequest } from './download-thread.ts';
import { NotDownloaded } from './not-downloaded.ts';

const ENTRY = new URL('./download-thread.ts', import.meta.url);

/**
 * Asks a publisher for its list on a separate thread, because verifying a file of 30 MB must not delay searches. The
 * last good file stays if the new one is refused or missing.
 * @throws NotDownloaded with the reason why there is no new file
 */
export function downloadSource(
  source: PlannedSource,
  dir: string,
  tell: (news: DownloadNews) => void,
): Promise<Download> {
  return inThread({ source, dir }, tell);
}

/**
 * Replaces the last good version with a refused download, which is read in full again on a separate thread.
 * @throws NotDownloaded with the reason why it cannot be accepted
 */
export async function acceptSource(source: PlannedSource, dir: string, sha256: string): Promise<void> {
  await inThread({ source, dir, accept: sha256 }, () => {});
}

async function inThread(request: DownloadRequest, tell: (news: DownloadNews) => void): Promise<Download> {
  const outcome = await runInThread<DownloadOutcome, DownloadNews>(ENTRY, request, {
    onMessage: tell,
    // A running download must not keep a stopped service alive.
    isBackground: true,
    endedText: 'the download ended without a result',
  });
  if ('reason' in outcome)
    throw new NotDownloaded(outcome.reason, { kind: outcome.problem, isOffline: outcome.isOffline });
  return outcome;
}
