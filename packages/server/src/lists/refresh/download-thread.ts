import { acceptRefused, DownloadFailed, type DownloadProgress, downloadList, ListRefused } from '@namesake/lists';
import type { PlannedSource } from '../../config/planned-sources.ts';
import { answerInThread } from '../../lib/threads/answer-in-thread.ts';
import type { ProblemKind } from '../state/list-state.ts';
import type { Download, DownloadNews } from './ask-publishers.ts';

/** The list to download, and the folder of all downloads. */
export type DownloadRequest = {
  readonly source: PlannedSource;
  readonly dir: string;
  /** SHA-256 of a refused download to accept instead of asking the publisher. */
  readonly accept?: string;
};

/** A download, or the reason why there is none, without the name of the list. */
export type DownloadOutcome =
  | Download
  | { readonly reason: string; readonly problem: ProblemKind; readonly isOffline: boolean };

const SAY_EVERY_MS = 250;

await answerInThread<DownloadRequest, DownloadOutcome, DownloadNews>(async ({ source, dir, accept }, { tell }) => {
  const { key } = source;
  try {
    const { status, version } =
      accept === undefined
        ? await downloadList(source, { dir, onProgress: teller(tell), ...(key === undefined ? {} : { key }) })
        : ({ status: 'updated', version: await acceptRefused(source, dir, accept) } as const);
    const checkedAtMs = Date.parse(version.checkedAt);
    return { changed: status === 'updated', checkedAtMs, records: version.records };
  } catch (error) {
    const failed = error instanceof DownloadFailed ? error : undefined;
    const reason = failed?.reason ?? (error instanceof Error ? error.message : String(error));
    const problem = failed !== undefined && !(failed.cause instanceof ListRefused) ? 'failed' : 'refused';
    return { reason, problem, isOffline: failed?.code === 'unreachable' };
  }
});

function teller(tell: (news: DownloadNews) => void): (progress: DownloadProgress) => void {
  let saidMs = Number.NEGATIVE_INFINITY;
  return (progress) => {
    // If the publisher is unreachable, the outcome says so once.
    if (progress.phase === 'waiting' && progress.code !== 'unreachable')
      tell({ kind: 'waiting', text: `${progress.reason}; again in ${Math.ceil(progress.waitMs / 1_000)} s` });
    if (progress.phase !== 'downloading' || performance.now() - saidMs < SAY_EVERY_MS) return;
    saidMs = performance.now();
    tell({ kind: 'bytes', bytes: progress.bytes, totalBytes: progress.totalBytes ?? null });
  };
}
