import { parentPort, workerData } from 'node:worker_threads';
import { acceptRefused, DownloadFailed, type DownloadProgress, downloadList, ListRefused } from '@namesake/lists';
import type { PlannedSource } from '../../config/planned-sources.ts';
import type { ProblemKind } from '../state/list-state.ts';
import type { Download, DownloadNews } from './ask-publishers.ts';

/** Which list to download, and the folder of all downloads. */
export type DownloadRequest = {
  readonly source: PlannedSource;
  readonly dir: string;
  /** Instead of asking the publisher: take this refused download, by its SHA-256. */
  readonly accept?: string;
};

/** What the download thread says. */
export type DownloadMessage =
  | DownloadNews
  | ({ readonly kind: 'done' } & Download)
  /** `reason`: without the list. */
  | { readonly kind: 'failed'; readonly reason: string; readonly problem: ProblemKind; readonly isOffline: boolean };

const SAY_EVERY_MS = 250;

const port = parentPort;
if (port === null) throw new Error('download-thread.ts runs as a worker only');
const say = (message: DownloadMessage): void => port.postMessage(message);
const request: DownloadRequest = workerData;

try {
  const { source, dir, accept } = request;
  const { key } = source;
  const { status, version } =
    accept === undefined
      ? await downloadList(source, { dir, onProgress: teller(), ...(key === undefined ? {} : { key }) })
      : ({ status: 'updated', version: await acceptRefused(source, dir, accept) } as const);
  const checkedAtMs = Date.parse(version.checkedAt);
  say({ kind: 'done', changed: status === 'updated', checkedAtMs, records: version.records });
} catch (error) {
  const failed = error instanceof DownloadFailed ? error : undefined;
  const reason = failed?.reason ?? (error instanceof Error ? error.message : String(error));
  const problem = failed !== undefined && !(failed.cause instanceof ListRefused) ? 'failed' : 'refused';
  say({ kind: 'failed', reason, problem, isOffline: failed?.code === 'unreachable' });
}

function teller(): (progress: DownloadProgress) => void {
  let saidMs = Number.NEGATIVE_INFINITY;
  return (progress) => {
    // Where nobody is reached, the outcome says it once.
    if (progress.phase === 'waiting' && progress.code !== 'unreachable')
      say({ kind: 'waiting', text: `${progress.reason}; again in ${Math.ceil(progress.waitMs / 1_000)} s` });
    if (progress.phase !== 'downloading' || performance.now() - saidMs < SAY_EVERY_MS) return;
    saidMs = performance.now();
    say({ kind: 'bytes', bytes: progress.bytes, totalBytes: progress.totalBytes ?? null });
  };
}
