import { parentPort, workerData } from 'node:worker_threads';
import { acceptRefused, type DownloadProgress, downloadList } from '@namesake/lists';
import type { PlannedSource } from '../config/planned-sources.ts';
import type { Download } from './download-lists.ts';

/** Which list to download, and the folder of all downloads. */
export type DownloadRequest = {
  readonly source: PlannedSource;
  readonly dir: string;
  /** Instead of asking the publisher: take this refused download, by its SHA-256. */
  readonly accept?: string;
};

/** What the download thread says. */
export type DownloadMessage =
  | { readonly kind: 'progress'; readonly text: string }
  | ({ readonly kind: 'done' } & Download)
  | { readonly kind: 'failed'; readonly reason: string };

const SAY_EVERY_MS = 3_000;
let saidMs = 0;

const port = parentPort;
if (port === null) throw new Error('download-thread.ts runs as a worker only');
const say = (message: DownloadMessage): void => port.postMessage(message);
const request: DownloadRequest = workerData;

try {
  const { source, dir, accept } = request;
  const { key } = source;
  const { status, version } =
    accept === undefined
      ? await downloadList(source, { dir, onProgress: tell, ...(key === undefined ? {} : { key }) })
      : ({ status: 'updated', version: await acceptRefused(source, dir, accept) } as const);
  const checkedAtMs = Date.parse(version.checkedAt);
  say({ kind: 'done', changed: status === 'updated', checkedAtMs, records: version.records });
} catch (error) {
  say({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
}

function tell(progress: DownloadProgress): void {
  if (progress.phase === 'waiting')
    say({ kind: 'progress', text: `${progress.reason}; again in ${Math.ceil(progress.waitMs / 1_000)} s` });
  if (progress.phase !== 'downloading' || performance.now() - saidMs < SAY_EVERY_MS) return;
  saidMs = performance.now();
  const total = progress.totalBytes === undefined ? '' : ` of ${megabytes(progress.totalBytes)}`;
  say({ kind: 'progress', text: `${megabytes(progress.bytes)}${total} MB` });
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1);
}
